/** Storybook with hot reload on http://localhost:6006/, or the port given by STORYBOOK_PORT. */
import { runStorybook } from './runStorybook.mjs';

const port = process.env.STORYBOOK_PORT || '6006';
const quiet = ['--quiet', '--ci', '--no-version-updates', '--loglevel', 'warn'];
process.exitCode = await runStorybook('dev', ['--port', port, '--exact-port', ...quiet]);
