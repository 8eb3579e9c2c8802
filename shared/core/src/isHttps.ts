/** Also in a frame without an address of its own, which has its page's origin. Not on a server. */
export const isHttps = (): boolean => /^https:/.test(globalThis.origin);
