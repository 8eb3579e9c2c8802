/** Fields of a form, an upload or a query string. A list repeats its name. */
export type Fillable = object;

/** Appends every field that has a value; files are kept as files. */
export function fill<T extends URLSearchParams | FormData>(target: T, fields: Fillable): T {
  for (const [name, value] of Object.entries(fields)) {
    for (const item of [value ?? []].flat()) target.append(name, item instanceof Blob ? (item as never) : String(item));
  }
  return target;
}
