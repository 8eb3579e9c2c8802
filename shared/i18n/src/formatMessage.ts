/** Names of the `{placeholders}` in a message. */
export type PlaceholdersOf<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

/** The values a message needs: none, or one for each of its placeholders. */
export type ValuesOf<T extends string> = string extends T
  ? Readonly<Record<string, string | number>>
  : Readonly<Record<PlaceholdersOf<T>, string | number>>;

/** Puts values in the place of `{name}`. A placeholder without a value stays visible, so that it is noticed. */
export function formatMessage<T extends string>(template: T, values: ValuesOf<T>): string {
  const given = values as Readonly<Record<string, string | number>>;
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(given[name] ?? placeholder));
}
