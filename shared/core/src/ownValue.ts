/**
 * The value that a record has under a key that comes from outside, from an address for instance. `record[key]` has
 * something for `constructor` and `__proto__`, too.
 */
export const ownValue = <Value>(record: Readonly<Partial<Record<string, Value>>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
