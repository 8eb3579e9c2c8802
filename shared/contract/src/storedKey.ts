/** Where a key's value lives: `local` stays, `session` ends with the tab. */
type Area = 'local' | 'session';

export interface StoredKey<T> {
  readonly name: string;
  /** What is stored; undefined where nothing is, where it does not parse, or where storage is not allowed. */
  read(): T | undefined;
  /** False where storage is full or not allowed; never throws. */
  write(value: T): boolean;
  remove(): void;
}

/**
 * One key of the browser's storage. `parse` gets what JSON.parse made of the text, and returns undefined for what it
 * does not know: other releases, other scripts and visitors write there too.
 */
export function storedKey<T>(name: string, area: Area, parse: (value: unknown) => T | undefined): StoredKey<T> {
  // Even naming the storage throws where it is blocked.
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
        storage().setItem(name, JSON.stringify(value));
        return true;
      } catch {
        return false; // blocked or full: whoever needs to know is told
      }
    },
    remove() {
      try {
        storage().removeItem(name);
      } catch {
        // Blocked: then there is nothing to remove.
      }
    },
  };
}
