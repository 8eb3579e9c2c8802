/** The steps of the test commands, and their summary. */
import { readOutput } from './readOutput.ts';
import { buildIfStale, run } from './steps.mjs';

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

  build(name) {
    return this.step(`build: ${name}`, () => buildIfStale(name, { quiet: true }));
  }

  /** A step that cannot run here fails, with the reason. */
  refuse(name, reason) {
    return this.step(name, async () => ({ code: 1, output: reason }));
  }

  /** Prints the summary. Returns the exit code. */
  finish() {
    const results = this.#results;
    const failed = results.filter(({ passed }) => !passed);
    const sum = (kind) => results.reduce((total, { counts }) => total + counts[kind], 0);
    const seconds = Math.round((performance.now() - this.#started) / 1000);
    console.log(`\n${results.length - failed.length} of ${results.length} steps passed in ${seconds} s.`);
    for (const { name, failed: titles } of failed) {
      console.log(`Failed: ${name}`);
      for (const title of titles) console.log(`  ${title}`);
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
