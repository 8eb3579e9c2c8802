/** Options per page. Source: APG, select-only combobox. */
const PAGE = 10;

/** The option one page further, or the last one. `enabled` are the selectable indices in order. */
export function nextIndex(
  enabled: readonly number[],
  current: number | null,
  key: 'PageUp' | 'PageDown',
): number | null {
  const place = enabled.findIndex((index) => index >= (current ?? 0)) + (key === 'PageDown' ? PAGE : -PAGE);
  return enabled[Math.min(Math.max(place, 0), enabled.length - 1)] ?? null;
}
