/**
 * Also in a frame without an address of its own, which is as secure as its page. Not by `origin`, which may be a variable of
 * the page. Not on a server.
 */
export function isHttps(): boolean {
  const protocol = globalThis.location?.protocol;
  return protocol === 'https:' || (protocol === 'about:' && isSecureContext);
}
