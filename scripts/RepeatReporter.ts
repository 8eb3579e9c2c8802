import type { Reporter, TestCase } from 'vitest/node';

/** Lists flaky tests, which passed only on retry, with why the first try failed, even when the run is green. */
export default class RepeatReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const why = test.result().errors?.[0]?.message.replace(/\s+/g, ' ').slice(0, 300);
    console.log(`Passed when repeated: ${test.module.relativeModuleId} > ${test.fullName}: ${why}`);
  }
}
