/**
 * How well timing distinguishes two kinds of requests: the probability that one of the first takes longer than one of
 * the second (the area under the ROC curve; Mann and Whitney's U over the number of pairs). 0.5 is not at all, 0 and 1
 * are always.
 */
export function tellApart(first: readonly number[], second: readonly number[]): number {
  let longer = 0;
  for (const one of first) {
    for (const other of second) longer += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return longer / (first.length * second.length);
}

/** Times of each kind, in ms; the kinds alternate, so that other load slows them equally. */
export async function timeInTurns<K extends string>(
  rounds: number,
  kinds: Record<K, () => Promise<unknown>>,
): Promise<Record<K, number[]>> {
  const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []])) as unknown as Record<K, number[]>;
  for (let round = 0; round < rounds; round++) {
    const order = (Object.keys(kinds) as K[]).map((kind) => ({ kind, at: Math.random() })).sort((a, b) => a.at - b.at);
    for (const { kind } of order) {
      const start = performance.now();
      await kinds[kind]();
      times[kind].push(performance.now() - start);
    }
  }
  return times;
}
