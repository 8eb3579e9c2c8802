/**
 * `npm run screenshots`: compares pictures of every story with the committed ones. `-- --update` makes those anew that
 * differ or are missing, `-- -t Header` looks at some only.
 */
import { run } from './steps.mjs';

const { code } = await run('vitest', [
  'run',
  '--config',
  'storybook/vitest.config.ts',
  '--project',
  'screenshots',
  ...process.argv.slice(2),
]);
process.exit(code);
