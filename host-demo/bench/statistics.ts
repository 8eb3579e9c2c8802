export interface Spread {
  median: number;
  /** The middle half of the values lies between these two. */
  lower: number;
  upper: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), lower: quantile(sorted, 0.25), upper: quantile(sorted, 0.75) };
}

/**
 * Mean without the lowest and the highest value. For values rounded by the screen's refresh rate, where a median jumps.
 */
export function steadyMean(values: readonly number[]): number {
  const kept = [...values].sort((a, b) => a - b).slice(1, -1);
  return kept.reduce((sum, value) => sum + value, 0) / kept.length;
}

function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}
