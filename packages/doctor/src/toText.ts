import type { Diagnosis } from './examine.ts';

/** Findings as lines for a terminal. */
export function toText(address: string, diagnosis: Diagnosis): string {
  if ('problem' in diagnosis) return `${address} cannot be judged: ${diagnosis.problem}`;
  const { findings } = diagnosis;
  if (findings.length === 0) return `${address}: nothing is wrong.`;
  const count = findings.length === 1 ? 'one thing is wrong' : `${findings.length} things are wrong`;
  const lines = findings.flatMap(({ kind, problem, fix }) => ['', `✗ ${kind}: ${problem}`, `  → ${fix}`]);
  return [`${address}: ${count}.`, ...lines, ''].join('\n');
}
