/**
 * `npm run screenshots`: compares pictures of every story with the committed ones. `-- --update` updates those that
 * differ or are missing, `-- -t Header` checks only some.
 */
import { run } from './steps.mjs';

const { code } = await run('vitest', [
  'run',
  '--config',
  'storybook/vitest.config.ts',
  '--project',
  'looks',
  ...process.argv.slice(2),
]);
process.exit(code);
