/**
 * Whether a cookie is the one that a list names. A listed name that ends in `*` is for all that begin with what is before
 * it: `_ga_*` for `_ga_G1B2C3`. A star alone is a name like any other, because it would be for every cookie.
 */
export const isNamed = (listed: string, name: string): boolean =>
  listed.length > 1 && listed.endsWith('*') ? name.startsWith(listed.slice(0, -1)) : name === listed;
