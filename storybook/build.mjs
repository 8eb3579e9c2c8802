/** Builds Storybook into dist/storybook. Plain JavaScript; the exit code is Storybook's own. */
import { runStorybook } from './runStorybook.mjs';

process.exitCode = await runStorybook('build', ['--output-dir', '../dist/storybook', '--quiet', '--loglevel', 'warn']);
