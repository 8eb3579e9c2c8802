import { atom } from 'jotai/vanilla';
import { defineState } from './defineState.ts';

/**
 * Lets hosts read the flags of the page by their names. They are followed from then on for as long as the page is there,
 * because a host may read them at any time without a subscription. Source: STA-042, MSC-023, MSC-024.
 */
export function makePageFlags(): void {
  // A server has neither.
  if (typeof window === 'undefined') return;
  for (const [name, read] of [
    ['online', () => navigator.onLine],
    ['cookiesDisabled', () => !navigator.cookieEnabled],
  ] as const)
    defineState(
      name,
      read(),
      (store) => {
        const flag = atom(read());
        // No event reports a change of `cookieEnabled`, so each return to the tab counts.
        for (const type of ['online', 'offline', 'visibilitychange'])
          window.addEventListener(type, () => store.set(flag, read()));
        return { atom: flag };
      },
      true,
    ).onPage();
}
