/**
 * The values of all cookies of a name. Another host of the domain can set one beside ours, and the path of each decides which
 * comes first.
 * @param cookies as `document.cookie` has them
 * @param name a regular expression, as `shape`: what does not look like it counts as missing
 */
export const cookieValues = (cookies: string, name: string, shape = '[^;]+'): string[] =>
  [...cookies.matchAll(new RegExp(`(?:^|; )${name}=(${shape})(?=;|$)`, 'g'))].map(([, value]) => value as string);

/** The value. Undefined where there is none, and where there are several that differ: one of them is another host's. */
export const onlyValue = (values: readonly string[]): string | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined;

/**
 * Also in a frame without an address of its own, which is as secure as its page. Not by `origin`, which may be a variable of
 * the page. Not on a server.
 */
export function isHttps(): boolean {
  const protocol = globalThis.location?.protocol;
  return protocol === 'https:' || (protocol === 'about:' && isSecureContext);
}

/**
 * Sets a cookie also where `document.cookie` is an element of that name (see `pageDocument`), under https only for https.
 * Throws without an origin.
 */
export const setCookie = (line: string): void => {
  Reflect.set(Document.prototype, 'cookie', line + (isHttps() ? ';secure' : ''), document);
};
