/**
 * The next option for a key in a listbox: up and down wrap around, Home and End go to the ends unless a text field uses
 * them. Undefined for every other key.
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
