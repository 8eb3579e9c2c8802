/** `npm run test:<suite>`: one suite of suites.mjs; `npm run test:all` is all of them, one after the other, with one summary. */
import { SUITES } from './suites.mjs';
import { TestRun } from './TestRun.mjs';

const [name] = process.argv.slice(2);
if (name !== 'all' && !(name in SUITES)) {
  console.error(`"${name}" is not a suite. Known suites: all, ${Object.keys(SUITES).join(', ')}.`);
  process.exit(2);
}
const tests = new TestRun();
for (const suite of name === 'all' ? Object.keys(SUITES) : [name]) {
  console.log(`\n${suite}`);
  await SUITES[suite](tests);
}
process.exit(tests.finish());
