import { stripVTControlCharacters } from 'node:util';

export interface TestOutput {
  counts: { passed: number; failed: number; skipped: number };
  /** Titles of the tests that failed. */
  failed: string[];
  /** Things that the step says it has not tested, with the reason. */
  leftOut: string[];
}

/** Reads what Vitest, Playwright and our own lines say in the output of a step. */
export function readOutput(output: string): TestOutput {
  const plain = stripVTControlCharacters(output);
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const line of plain.split('\n')) {
    if (!/^\s*Tests\s/.test(line) && !/^\s+\d+ (passed|failed|skipped)/.test(line)) continue;
    for (const [, count, kind] of line.matchAll(/(\d+) (passed|failed|skipped)/g)) {
      counts[kind as keyof typeof counts] += Number(count);
    }
  }
  const linesOf = (label: string) =>
    [...plain.matchAll(new RegExp(`^${label}: (.*)$`, 'gm'))].map(([, text = '']) => text.trim());
  /** The list at the end of Playwright's output. */
  const [, listed = ''] = /^ +\d+ failed\n((?: {4}.*\n)+)/m.exec(plain) ?? [];
  return {
    counts,
    failed: [
      ...new Set([...plain.matchAll(/^ *FAIL +(.*)$/gm)].map(([, name = '']) => name.trim())),
      ...listed
        .split('\n')
        .filter(Boolean)
        .map((name) => name.trim()),
    ],
    leftOut: [...new Set(linesOf('Left out'))],
  };
}
