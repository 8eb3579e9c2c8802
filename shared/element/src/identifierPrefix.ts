/**
 * Prefix of `useId`, for `renderToString` on the server and the element in the browser: hydration needs both equal.
 * Two elements of one tag may share ids, because each has a shadow root of its own.
 */
export function identifierPrefix(tag: string): string {
  return `${tag}-`;
}
