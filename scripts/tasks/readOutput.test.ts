import { expect, it } from 'vitest';
import { readOutput } from './readOutput.ts';

it('adds up the counts of Vitest, whatever their colours', () => {
  const output =
    '\u001b[2m Test Files \u001b[22m 1 failed | 2 passed (3)\n\u001b[2m      Tests \u001b[22m 1 failed | 7 passed | 2 skipped (10)\n';
  expect(readOutput(output).counts).toEqual({ passed: 7, failed: 1, skipped: 2 });
});

it('takes each reason for what is left out, once', () => {
  expect(readOutput('Left out: pictures\nLeft out: pictures\n').leftOut).toEqual(['pictures']);
});

it('names the tests that failed, each once', () => {
  const vitest = '\u001b[31m FAIL \u001b[39m |node| a.test.ts > one\nError: no\n FAIL  |node| a.test.ts > one\n';
  expect(readOutput(vitest).failed).toEqual(['|node| a.test.ts > one']);
  const playwright =
    '  2 failed\n    [chromium] › a.spec.ts:1:1 › one \n    [webkit] › a.spec.ts:2:1 › two \n  4 passed\n';
  expect(readOutput(playwright).failed).toEqual(['[chromium] › a.spec.ts:1:1 › one', '[webkit] › a.spec.ts:2:1 › two']);
});
