export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const typeOf = (value: Json): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Appends names to a JSON pointer (RFC 6901). */
export const extend = (pointer: string, ...names: string[]): string =>
  [pointer, ...names.map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

/** The value at a JSON pointer, or undefined. */
export function valueAt(root: Json | undefined, pointer: string): Json | undefined {
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce<Json | undefined>((node, name) => {
    if (Array.isArray(node)) return node[Number(name)];
    return isObject(node) && Object.hasOwn(node, name) ? node[name] : undefined;
  }, root);
}

/** A copy of `root` in which the value at `path` is replaced, or taken out with `undefined`. */
export function replaceAt(root: Json, path: readonly (string | number)[], value: Json | undefined): Json | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(root)) {
    const copy = [...root];
    const item = replaceAt(copy[Number(first)] ?? null, rest, value);
    if (item === undefined) copy.splice(Number(first), 1);
    else copy[Number(first)] = item;
    return copy;
  }
  // Not by spreading into a literal: a property called __proto__ must stay a property.
  const copy: JsonObject = Object.fromEntries(Object.entries(isObject(root) ? root : {}));
  const child = replaceAt(copy[first] ?? null, rest, value);
  if (child === undefined) delete copy[first];
  else Object.defineProperty(copy, first, { value: child, enumerable: true, configurable: true, writable: true });
  return copy;
}
