import { toJson } from './toJson.ts';

/** The storage of a value: `local` persists, `session` ends with the tab. */
type Area = 'local' | 'session';

export interface StoredKey<T> {
  readonly name: string;
  /** The stored value; undefined if there is none, it does not parse, or storage is blocked. */
  read(): T | undefined;
  /** False when storage is full or blocked; never throws. */
  write(value: T): boolean;
  remove(): void;
}

/**
 * One key of the browser's storage. `parse` gets the result of JSON.parse, and returns undefined for unknown
 * values: other releases, other scripts and visitors write there too.
 */
export function storedKey<T>(name: string, area: Area, parse: (value: unknown) => T | undefined): StoredKey<T> {
  // Even accessing the storage throws when it is blocked.
  const storage = () => (area === 'local' ? localStorage : sessionStorage);
  return {
    name,
    read() {
      try {
        const text = storage().getItem(name);
        return text === null ? undefined : parse(JSON.parse(text));
      } catch {
        return undefined; // blocked, or no JSON: counts as absent
      }
    },
    write(value) {
      try {
        storage().setItem(name, toJson(value));
        return true;
      } catch {
        return false; // blocked or full: the caller gets the result
      }
    },
    remove() {
      try {
        storage().removeItem(name);
      } catch {
        // Blocked, so there is nothing to remove.
      }
    },
  };
}
