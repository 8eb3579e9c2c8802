/**
 * Small parsers for the answers of the back end. They keep the value as it is, extra fields included: a newer back
 * end may say more than this build knows. A wrong or missing field throws a `WrongField`.
 */

/** Returns the value as its type or throws a `WrongField` naming `path`. */
export type Parse<T> = (value: unknown, path: string) => T;

/** Internal to the client: `call` turns it into an `ApiError` that knows the URL too. */
export class WrongField extends Error {
  readonly path: string;

  constructor(path: string, expected: string, value: unknown) {
    const found = value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;
    super(`${path || 'the answer'} should be ${expected}, not ${found}`);
    this.path = path;
  }
}

export const boolean: Parse<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new WrongField(path, 'a boolean', value);
  return value;
};

export const number: Parse<number> = (value, path) => {
  if (typeof value !== 'number') throw new WrongField(path, 'a number', value);
  return value;
};

export const string: Parse<string> = (value, path) => {
  if (typeof value !== 'string') throw new WrongField(path, 'a string', value);
  return value;
};

export const oneOf =
  <const T extends string | number>(...values: T[]): Parse<T> =>
  (value, path) => {
    if (!values.includes(value as T)) throw new WrongField(path, `one of ${values.join(', ')}`, value);
    return value as T;
  };

/** Absent is fine; null is not, unless `nullable` says so. */
export const optional =
  <T>(parse: Parse<T>): Parse<T | undefined> =>
  (value, path) =>
    value === undefined ? undefined : parse(value, path);

export const nullable =
  <T>(parse: Parse<T>): Parse<T | null> =>
  (value, path) =>
    value === null ? null : parse(value, path);

export const listOf =
  <T>(parse: Parse<T>): Parse<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw new WrongField(path, 'a list', value);
    value.forEach((item, index) => {
      parse(item, `${path}[${index}]`);
    });
    return value;
  };

/** One parser for each field of the contract's type: a field added there does not compile until it is here too. */
type FieldParsers<T> = {
  [K in keyof T]-?: undefined extends T[K] ? Parse<T[K] | undefined> : Parse<T[K]>;
};

export const object =
  <T extends object>(parsers: FieldParsers<T>): Parse<T> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new WrongField(path, 'an object', value);
    }
    for (const [name, parse] of Object.entries<Parse<unknown>>(parsers)) {
      parse((value as Record<string, unknown>)[name], path ? `${path}.${name}` : name);
    }
    return value as T;
  };
