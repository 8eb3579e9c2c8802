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
