/**
 * For browser tests and stories: sets or removes the signed-in cookie (D-30), for this document alone: real cookies are
 * shared with the test files that run at the same time.
 */
export function playSignedInCookie(isThere: boolean, name = 'travel_signed_in'): void {
  const cookie = isThere ? `theme=light; ${name}=1` : '';
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => cookie });
}
