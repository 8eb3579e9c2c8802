/** The keys in the attribute `hidden-pages`. */
export const keysOf = (text: unknown): string[] =>
  String(text ?? '')
    .split(/\s+/)
    .filter(Boolean);
