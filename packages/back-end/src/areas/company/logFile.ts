import type { Schema } from '@travel-shell/contract';

const COLUMNS = [
  ...['time', 'member', 'supportAgent', 'subject', 'action', 'target', 'field', 'before', 'after'],
] as const;

/** Without it, Excel reads UTF-8 as the code page of its country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The lines of a CSV file (RFC 4180), with one for each field of a change. */
export async function* logFile(entries: AsyncIterable<Schema<'CompanyLogEntry'>>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lineOf(COLUMNS);
  for await (const { changedAt, changedBy, supportAgent, bySupport, subject, action, target, changes } of entries) {
    // Support whose account has gone is still no member.
    const agent = supportAgent ?? (bySupport ? '?' : null);
    const entry = [changedAt, changedBy, agent, subject, action, target];
    const fields = changes.length > 0 ? changes : [{ field: null, before: null, after: null }];
    yield fields.map(({ field, before, after }) => lineOf([...entry, field, before, after])).join('');
  }
}

const lineOf = (cells: readonly (string | null)[]): string =>
  `${cells.map((text) => cellOf(text ?? '')).join(',')}\r\n`;

/** A spreadsheet runs what begins like a formula, also after spaces, so such a text begins with an apostrophe. */
export function cellOf(text: string): string {
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
