/** Keeps the most recently used results. A failed one is not kept. */
export class LruMap<Key, Value extends Promise<unknown>> {
  readonly #entries = new Map<Key, Value>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  getOrCreate(key: Key, create: () => Value): Value {
    const value = this.#entries.get(key) ?? create();
    this.#entries.delete(key);
    this.#entries.set(key, value);
    value.catch(() => this.#entries.delete(key));
    if (this.#entries.size > this.#size) this.#entries.delete(this.#entries.keys().next().value as Key);
    return value;
  }
}
