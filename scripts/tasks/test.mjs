/**
 * `npm test`: what everybody runs before they hand over, and CI. With paths, `npm test -- packages/footer`, only the tests
 * there, and options of the runner such as `-t 'a title'`.
 */
import { SUITES } from './suites.mjs';
import { TestRun } from './TestRun.mjs';
import { testSome } from './testSome.mjs';

if (process.argv.length > 2) process.exit(await testSome(process.argv.slice(2)));

const tests = new TestRun();
await SUITES.everyday(tests);
process.exit(tests.finish());
