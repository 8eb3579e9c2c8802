import type { Reporter, TestCase } from 'vitest/node';

/** Lists flaky tests, which passed only on retry, even when the run is green. */
export default class RepeatReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      console.log(`Passed when repeated: ${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
