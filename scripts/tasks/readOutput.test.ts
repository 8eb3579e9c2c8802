import { expect, it } from 'vitest';
import { readOutput } from './readOutput.ts';

it('adds up the counts of Vitest, whatever their colours', () => {
  const output =
    '\u001b[2m Test Files \u001b[22m 1 failed | 2 passed (3)\n\u001b[2m      Tests \u001b[22m 1 failed | 7 passed | 2 skipped (10)\n';
  expect(readOutput(output).counts).toEqual({ passed: 7, failed: 1, skipped: 2 });
});

it('counts what Playwright calls flaky as passed, and says why its first try failed', () => {
  const output = [
    ...[
      '  1) [chromium] › bare/bare.spec.ts:4:1 › works ──────',
      '',
      '    Error: it was late',
      '',
      '    Expected: 1',
      '    Received: 2',
      '',
      '      4 | // a line of the test',
      '    > 5 | expect(late).toBe(1);',
      '    at bare.spec.ts:5',
    ],
    ...['  1 flaky', '    [chromium] › bare/bare.spec.ts:4:1 › works ', '  1 skipped', '  4 passed (10.2s)', ''],
  ].join('\n');
  expect(readOutput(output)).toEqual({
    counts: { passed: 5, failed: 0, skipped: 1 },
    failed: [],
    repeated: ['[chromium] › bare/bare.spec.ts:4:1 › works: Error: it was late Expected: 1 Received: 2'],
    leftOut: [],
  });
});

it('takes each line of our reporter and each reason for what is left out, once', () => {
  const output = 'Passed when repeated: a.test.ts > one\nLeft out: pictures\nLeft out: pictures\n';
  expect(readOutput(output)).toMatchObject({ repeated: ['a.test.ts > one'], leftOut: ['pictures'] });
});

it('names the tests that failed, each once', () => {
  const vitest = '\u001b[31m FAIL \u001b[39m |node| a.test.ts > one\nError: no\n FAIL  |node| a.test.ts > one\n';
  expect(readOutput(vitest).failed).toEqual(['|node| a.test.ts > one']);
  const playwright =
    '  2 failed\n    [chromium] › a.spec.ts:1:1 › one \n    [webkit] › a.spec.ts:2:1 › two \n  4 passed\n';
  expect(readOutput(playwright).failed).toEqual(['[chromium] › a.spec.ts:1:1 › one', '[webkit] › a.spec.ts:2:1 › two']);
});
