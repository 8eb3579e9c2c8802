/**
 * The active option of a listbox: the control that keeps the focus names it by `aria-activedescendant`, the option has
 * `data-at`. Not React state, because moving through a list must not render it.
 */

type Maybe<T> = T | null | undefined;

/** The options of a list that can be seen, in their order. */
export const optionsIn = (list: Maybe<Element>): HTMLElement[] =>
  [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].filter((option) => option.checkVisibility());

export const activeIn = (list: Maybe<Element>): Maybe<HTMLElement> => list?.querySelector<HTMLElement>('[data-at]');

/** Makes an option the active one, in sight; without an option none is active. */
export function activate(control: Maybe<Element>, list: Maybe<Element>, option?: Maybe<HTMLElement>): void {
  activeIn(list)?.removeAttribute('data-at');
  option?.setAttribute('data-at', '');
  option?.scrollIntoView({ block: 'nearest' });
  if (option) control?.setAttribute('aria-activedescendant', option.id);
  else control?.removeAttribute('aria-activedescendant');
}

/**
 * The next option for a key in a listbox: up and down wrap around, Home and End go to the ends unless a text field uses
 * them. Undefined for every other key.
 */
export function nextOption<T>(key: string, all: readonly T[], active: Maybe<T>, hasText: boolean): T | undefined {
  const at = active ? all.indexOf(active) : -1;
  if (key === 'ArrowDown') return all[(at + 1) % all.length];
  if (key === 'ArrowUp') return all.at(Math.max(at, 0) - 1);
  if (hasText) return undefined;
  if (key === 'Home') return all[0];
  return key === 'End' ? all.at(-1) : undefined;
}
