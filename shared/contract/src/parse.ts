/**
 * Small parsers for untrusted data. They keep the value unchanged, including extra fields, as a newer back end may send
 * more than this build knows. An invalid or missing field throws a `WrongField`. The generated parsers of the contract's
 * schemas in `generated/parsers/` are built from these.
 */
import { isHttpAddress } from '@travel-shell/core';
import { logOnce } from '@travel-shell/core/logOnce';

/** Returns the value as its type or throws a `WrongField` naming `path`. The parser may change the value. */
export type Parse<T> = (value: unknown, path: string) => T;

/** The path of an invalid value. The caller turns it into an error that also names the source. */
export class WrongField extends Error {
  override readonly name = 'WrongField';
  readonly path: string;

  constructor(path: string, expected: string, value: unknown) {
    const found = value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;
    super(`${path || 'the answer'} should be ${expected}, not ${found}`);
    this.path = path;
  }
}

/** Compares the name, not the class: every piece has its own copy of this module, as does the page's client. */
export const isWrongField = (error: unknown): error is WrongField =>
  error instanceof Error && error.name === 'WrongField';

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

/** Null: the response without content (204). */
export const nothing: Parse<null> = (value, path) => {
  if (value !== null) throw new WrongField(path, 'null', value);
  return value;
};

export const anything: Parse<unknown> = (value) => value;

export const oneOf =
  <const T extends string | number | boolean>(...values: T[]): Parse<T> =>
  (value, path) => {
    if (!values.includes(value as T)) throw new WrongField(path, `one of ${values.join(', ')}`, value);
    return value as T;
  };

/** Accepts an absent field, but null only with `nullable`. */
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
      value[index] = parse(item, `${path}[${index}]`);
    });
    return value;
  };

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown, path: string): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new WrongField(path, 'an object', value);
  }
  return value as Fields;
};

const parseField = (fields: Fields, name: string, parse: Parse<unknown>, path: string) => {
  const before = fields[name];
  const after = parse(before, path ? `${path}.${name}` : name);
  // Only a lenient field returns a changed value; an absent one must stay absent.
  if (after !== before) fields[name] = after;
};

/** An object with these fields. The caller gives the type: `object<Health>({ status: string })`. */
export const object =
  <T>(parsers: Record<string, Parse<unknown>>): Parse<T> =>
  (value, path) => {
    const fields = fieldsOf(value, path);
    for (const name of Object.keys(parsers)) parseField(fields, name, parsers[name] as Parse<unknown>, path);
    return fields as T;
  };

/** An object with any field names whose values all have one type. */
export const mapOf =
  <T>(parse: Parse<T>): Parse<Record<string, T>> =>
  (value, path) => {
    const fields = fieldsOf(value, path);
    for (const name of Object.keys(fields)) parseField(fields, name, parse, path);
    return fields as Record<string, T>;
  };

/** A value that all of these accept (`allOf`). */
export const every =
  <T>(...parsers: Parse<unknown>[]): Parse<T> =>
  (value, path) =>
    parsers.reduce((parsed, parse) => parse(parsed, path), value) as T;

/** The result of the first of these that accepts the value (`oneOf`, `anyOf`). */
export const firstOf =
  <T>(...parsers: Parse<unknown>[]): Parse<T> =>
  (value, path) => {
    for (const parse of parsers) {
      try {
        return parse(value, path) as T;
      } catch (error) {
        if (!isWrongField(error)) throw error;
      }
    }
    throw new WrongField(path, 'of one of the known shapes', value);
  };

/**
 * A URL from data. An unsafe one is logged and becomes empty, as one bad link must not invalidate the whole
 * response.
 */
export const link: Parse<string> = (value, path) => {
  const url = string(value, path);
  if (isHttpAddress(url)) return url;
  logOnce('UNSAFE_LINK', path, 'is no http(s) address and was left out');
  return '';
};

/** Replaces an invalid value by `fallback`, and logs it once (`x-lenient` of the contract). */
export const lenient =
  <T>(parse: Parse<T>, fallback: T): Parse<T> =>
  (value, path) => {
    try {
      return parse(value, path);
    } catch (error) {
      if (!isWrongField(error)) throw error;
      logOnce('UNKNOWN_VALUE', path, `was ${JSON.stringify(value)}; taken for ${JSON.stringify(fallback)}`);
      return fallback;
    }
  };

/** A list without its invalid items, each of which is logged once (`x-lenient: drop` of the contract). */
export const listOfKnown =
  <T>(parse: Parse<T>): Parse<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw new WrongField(path, 'a list', value);
    return value.flatMap((item, index) => {
      try {
        return [parse(item, `${path}[${index}]`)];
      } catch (error) {
        if (!isWrongField(error)) throw error;
        logOnce('UNKNOWN_VALUE', path, `has ${JSON.stringify(item)}, which was left out`);
        return [];
      }
    });
  };
