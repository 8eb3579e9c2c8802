type Flags = Record<number, boolean>;

/**
 * The data for listeners, with its maps of vendors for these ids alone, as `getTCData` may be asked. Undefined where
 * that is no list of ids.
 */
export function ofVendors(told: object, asked: unknown): object | undefined {
  if (asked === undefined) return told;
  if (!Array.isArray(asked) || !asked.every((id) => Number.isInteger(id) && id > 0)) return undefined;
  const { vendor } = told as { vendor?: Record<string, Flags> };
  if (!vendor) return told;
  const limited = Object.entries(vendor).map(([name, flags]) => [
    name,
    Object.fromEntries(asked.map((id) => [id, flags[id] === true])),
  ]);
  return { ...told, vendor: Object.fromEntries(limited) };
}
