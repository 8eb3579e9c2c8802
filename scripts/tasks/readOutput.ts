// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a colour code is
const COLOURS = /\u001b\[[0-9;]*m/g;

export interface TestOutput {
  counts: { passed: number; failed: number; skipped: number };
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
  // Playwright lists these at its end and does not count them as passed.
  const [, flaky = 0, names = ''] = /^ +(\d+) flaky\n((?: {4}.*\n)+)/m.exec(plain) ?? [];
  counts.passed += Number(flaky);
  const listed = names
    .split('\n')
    .filter(Boolean)
    .map((name) => name.trim());
  // Their errors are above, each below the test's name.
  const reasonOf = (name: string) => /\n {4}(\S.*)/.exec(plain.slice(plain.indexOf(`) ${name}`)))?.[1] ?? '';
  return {
    counts,
    repeated: [...linesOf('Passed when repeated'), ...listed.map((name) => `${name}: ${reasonOf(name)}`)],
    leftOut: [...new Set(linesOf('Left out'))],
  };
}
