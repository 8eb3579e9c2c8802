/** The steps of `npm test` and `npm run test:changed`, and their summary. */
import { run } from './steps.mjs';

/** A run in which more tests than this pass only when repeated is not one to trust. */
const MAX_REPEATED = 2;

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a colour code is
const COLOURS = /\u001b\[[0-9;]*m/g;

/**
 * The counts that Vitest and Playwright print, the tests that passed only when repeated, and what a step says it has left
 * out.
 * @param {string} output
 */
export function readOutput(output) {
  const plain = output.replaceAll(COLOURS, '');
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const line of plain.split('\n')) {
    if (!/^\s*Tests\s/.test(line) && !/^\s+\d+ (passed|failed|skipped)/.test(line)) continue;
    for (const [, count, kind] of line.matchAll(/(\d+) (passed|failed|skipped)/g)) counts[kind] += Number(count);
  }
  const linesOf = (label) => [...plain.matchAll(new RegExp(`^${label}: (.*)$`, 'gm'))].map(([, text]) => text.trim());
  const flaky = /^ +(\d+) flaky\n((?: {4}.*\n)+)/m.exec(plain);
  // Playwright does not count these as passed.
  counts.passed += Number(flaky?.[1] ?? 0);
  return {
    counts,
    // Lines of RepeatReporter, and the list at the end of Playwright's.
    repeated: [...linesOf('Passed when repeated'), ...(flaky?.[2].trimEnd().split('\n') ?? [])].map((name) =>
      name.trim(),
    ),
    leftOut: [...new Set(linesOf('Left out'))],
  };
}

export class TestRun {
  #started = performance.now();
  #results = [];
  #leftOut = [];

  /** Names what this run does not test, with the reason. */
  leaveOut(reason) {
    this.#leftOut.push(reason);
  }

  /**
   * Runs one step, which resolves to `{ code, output }`. The output of a step that passes is not shown. Resolves to
   * whether it has passed.
   */
  async step(name, work) {
    const from = performance.now();
    const { code, output } = await work();
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    this.#results.push({ name, passed: code === 0, ...readOutput(output) });
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code !== 0) console.log(output.trimEnd());
    return code === 0;
  }

  command(name, [file, args], env = {}) {
    return this.step(name, () => run(file, args, { quiet: true, env }));
  }

  /** Prints the summary. Returns the exit code. */
  finish() {
    const results = this.#results;
    const failed = results.filter(({ passed }) => !passed);
    const sum = (kind) => results.reduce((total, { counts }) => total + counts[kind], 0);
    const repeated = results.flatMap((result) => result.repeated);
    const seconds = Math.round((performance.now() - this.#started) / 1000);
    console.log(`\n${results.length - failed.length} of ${results.length} steps passed in ${seconds} s.`);
    for (const { name } of failed) console.log(`Failed: ${name}`);
    for (const name of repeated) console.log(`Passed when repeated: ${name}`);
    if (repeated.length > MAX_REPEATED) {
      console.log(`${repeated.length} tests needed a second try, more than ${MAX_REPEATED}: mend what they wait for.`);
    }
    for (const reason of [...this.#leftOut, ...results.flatMap(({ leftOut }) => leftOut)]) {
      console.log(`Left out: ${reason}`);
    }
    const ran = sum('passed') + sum('failed') > 0;
    if (!ran) console.log('No test ran.');
    console.log(`tests: ${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
    return failed.length > 0 || !ran ? 1 : 0;
  }
}
