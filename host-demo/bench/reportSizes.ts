import type { SizeRow } from './measureSizes.ts';
import { textTable } from './tables.ts';

/** The sizes of the last release, by name. `version` is null before the first one. */
export interface LastRelease {
  version: string | null;
  sizes: Readonly<Record<string, number>>;
}

/** A table of sizes beside those of the last release, and the names of those that are over their limit. */
export function reportSizes(rows: readonly SizeRow[], last: LastRelease): { table: string; tooLarge: string[] } {
  const isTooLarge = ({ bytes, limit }: SizeRow) => limit !== undefined && bytes > limit;
  const table = textTable(
    ['Brotli bytes', 'size', last.version ?? 'no release yet', 'change', 'limit'],
    rows.map((row) => {
      const before = last.sizes[row.name];
      return [
        row.name,
        number(row.bytes),
        number(before),
        before ? percent((row.bytes - before) / before) : '',
        number(row.limit) + (isTooLarge(row) ? ' exceeded' : ''),
      ];
    }),
  );
  return { table, tooLarge: rows.filter(isTooLarge).map(({ name }) => name) };
}

const number = (value: number | undefined) => value?.toLocaleString('en') ?? '';

const percent = (share: number) =>
  share.toLocaleString('en', { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
