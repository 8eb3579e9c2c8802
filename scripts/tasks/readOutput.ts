// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a colour code is
const COLOURS = /\u001b\[[0-9;]*m/g;

/** Characters: what a CI's record, cut to its end, has room for. */
const REASON_LENGTH = 500;

export interface TestOutput {
  counts: { passed: number; failed: number; skipped: number };
  /** Titles of the tests that failed. */
  failed: string[];
  /** Tests that passed only when repeated, with why the first try failed. */
  repeated: string[];
  /** What the step says it has not tested, with the reason. */
  leftOut: string[];
}

/** Reads what Vitest, Playwright and our own lines say in the output of a step. */
export function readOutput(output: string): TestOutput {
  const plain = output.replaceAll(COLOURS, '');
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const line of plain.split('\n')) {
    if (!/^\s*Tests\s/.test(line) && !/^\s+\d+ (passed|failed|skipped)/.test(line)) continue;
    for (const [, count, kind] of line.matchAll(/(\d+) (passed|failed|skipped)/g)) {
      counts[kind as keyof typeof counts] += Number(count);
    }
  }
  const linesOf = (label: string) =>
    [...plain.matchAll(new RegExp(`^${label}: (.*)$`, 'gm'))].map(([, text = '']) => text.trim());
  /** What Playwright lists at its end. */
  const listed = (kind: 'failed' | 'flaky') => {
    const [, names = ''] = new RegExp(`^ +\\d+ ${kind}\\n((?: {4}.*\\n)+)`, 'm').exec(plain) ?? [];
    return names
      .split('\n')
      .filter(Boolean)
      .map((name) => name.trim());
  };
  const flaky = listed('flaky');
  // It does not count these as passed.
  counts.passed += flaky.length;
  /** Their errors are above, each below the test's name: with what was expected, up to the lines of the test. */
  const reasonOf = (name: string) => {
    const [, ...lines] = plain.slice(plain.indexOf(`) ${name}`)).split('\n');
    const end = lines.findIndex((line) => /^ +(at |>? *\d+ \|)/.test(line));
    const reason = lines.slice(0, Math.max(end, 0)).map((line) => line.trim());
    return reason.filter(Boolean).join(' ').slice(0, REASON_LENGTH);
  };
  return {
    counts,
    failed: [
      ...new Set([...plain.matchAll(/^ *FAIL +(.*)$/gm)].map(([, name = '']) => name.trim())),
      ...listed('failed'),
    ],
    repeated: [...linesOf('Passed when repeated'), ...flaky.map((name) => `${name}: ${reasonOf(name)}`)],
    leftOut: [...new Set(linesOf('Left out'))],
  };
}
