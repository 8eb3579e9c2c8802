/** The ids that are not among the others, each once. */
export function without(ids: Iterable<number>, others: Iterable<number>): number[] {
  const excluded = new Set(others);
  return [...new Set(ids)].filter((id) => !excluded.has(id));
}
