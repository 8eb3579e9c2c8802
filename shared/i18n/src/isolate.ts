/**
 * A name or an id inside a sentence that may be written in the other direction: nothing of it moves to the other end. For
 * texts; markup has `<bdi>`.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
