/**
 * The tests in the browser: `node scripts/tasks/testInBrowser.mjs [--shard=1/2]`. A file whose page ends on its own ends
 * Vitest's run with it (vitest-dev/vitest#9437 has more of its kind). It fails alone: those it kept from running have
 * another run.
 */
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const { values, positionals } = parseArgs({ options: { shard: { type: 'string' } }, allowPositionals: true });

let files = positionals;
let options = { watch: false, project: ['browser'], ...values };
for (;;) {
  const vitest = await startVitest('test', files, options);
  const ended = vitest.state
    .getUnhandledErrors()
    .flatMap(({ message }) => /Failed to run the test (.+)\.$/.exec(message)?.[1] ?? []);
  const modules = vitest.state.getTestModules();
  const done = modules.filter((module) => ['passed', 'failed', 'skipped'].includes(module.state()));
  const kept = new Set([...ended, ...done.map(({ moduleId }) => moduleId)]);
  const left = vitest.state.getPaths().filter((file) => !kept.has(file));
  await vitest.close();
  for (const file of ended) console.log(` FAIL  ${file}: its page ended, by a navigation or as it was removed`);
  if (ended.length === 0 || left.length === 0) break;
  console.log(`Running the ${left.length} files that it kept from running.`);
  files = left;
  options = { watch: false, project: ['browser'] };
}
process.exit();
