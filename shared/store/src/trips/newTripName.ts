/**
 * A name for a new trip: the base name where it is free (TRP-034), else with the next number behind it (TRP-035). The
 * bare base name counts as 1 (TRP-O05); names are compared exactly (TRP-O12).
 */
export function newTripName(base: string, existing: readonly string[]): string {
  if (!existing.includes(base)) return base;
  const numbers = existing
    .filter((name) => name.startsWith(`${base} `))
    .map((name) => name.slice(base.length + 1))
    .filter((suffix) => /^\d+$/.test(suffix))
    .map(Number);
  return `${base} ${Math.max(1, ...numbers) + 1}`;
}
