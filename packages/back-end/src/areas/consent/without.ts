/** The ids not in the second list, each once. */
export function without(ids: Iterable<number>, others: Iterable<number>): number[] {
  const excluded = new Set(others);
  return [...new Set(ids)].filter((id) => !excluded.has(id));
}
