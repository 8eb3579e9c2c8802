import type { Schema } from '@travel-shell/contract';

type Row = Schema<'TcfVendorRow'>;

/** The uses of data that vendors name, in the words of the list. */
export type Use = 'purposes' | 'specialPurposes' | 'features' | 'specialFeatures';

/** The vendors for one purpose or feature, in the order of the list; for a purpose on either legal basis. */
export const vendorsFor = (rows: readonly Row[], use: Use, id: number): Row[] =>
  rows.filter((row) => row[use].includes(id) || (use === 'purposes' && row.legIntPurposes.includes(id)));

/** How many vendors there are for each, by id. */
export function countVendors(rows: readonly Row[], use: Use): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const ids = use === 'purposes' ? new Set([...row.purposes, ...row.legIntPurposes]) : row[use];
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
