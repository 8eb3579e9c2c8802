import type { Reporter, TestCase } from 'vitest/node';

/** Names each test that passed only when it was repeated: the run is green, but something in it is not. */
export default class RepeatReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      console.log(`Passed when repeated: ${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
