import type { Kind } from '@travel-shell/checks';
import type { Complaint } from './Complaint.ts';

/** The kinds of findings that explain the console's code; any of the last ones explains each call that failed. */
const EXPLAINED_BY: Readonly<Record<string, readonly Kind[]>> = {
  CONFIG: ['config', 'no-api-base'],
  LOADER_CONFLICT: ['two-releases', 'tag-twice'],
  UNKNOWN_PIECE: ['unknown-piece'],
  LOAD_FAILED: ['policy', 'no-loader', 'unknown-piece'],
  HYDRATION_MISMATCH: ['two-releases', 'fragment-links'],
};
const OF_CALLS: readonly Kind[] = ['origin-refused', 'no-back-end', 'another-site', 'policy'];

/** Codes about the line or the machine, not about the page. */
const OF_THE_LINE = ['SLOW'];

const LINE = /^\[travel-shell[^\]]*\] ([A-Z_]+): (.+?)(?: See (\S+))?$/s;

/** The console's lines of ours that nothing found in the page explains. Each code once. */
export function unexplained(lines: readonly string[], found: readonly { kind: Kind }[]): Complaint[] {
  const byCode = new Map<string, Complaint>();
  for (const line of lines) {
    const [, code, problem, see = ''] = LINE.exec(line) ?? [];
    if (!code || !problem || byCode.has(code) || OF_THE_LINE.includes(code)) continue;
    const kinds = EXPLAINED_BY[code] ?? (code.endsWith('_FAILED') ? OF_CALLS : []);
    if (found.some(({ kind }) => kinds.includes(kind))) continue;
    byCode.set(code, { kind: 'console', problem: `${code}: ${problem}`, fix: `See ${see}` });
  }
  return [...byCode.values()];
}
