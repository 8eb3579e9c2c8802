/**
 * Where a key leads in a listbox: up and down through all of it and round, Home and End to its ends, where these are not
 * the text's. Undefined for every other key.
 */
export function nextOption<T>(key: string, all: readonly T[], active: T | undefined, hasText: boolean): T | undefined {
  const at = active === undefined ? -1 : all.indexOf(active);
  switch (key) {
    case 'ArrowDown':
      return all[(at + 1) % all.length];
    case 'ArrowUp':
      return all.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return hasText ? undefined : all[0];
    case 'End':
      return hasText ? undefined : all.at(-1);
    default:
      return undefined;
  }
}
