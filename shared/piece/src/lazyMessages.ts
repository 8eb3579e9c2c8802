import type { Locale } from '@travel-shell/core';
import { resolveLocale } from '@travel-shell/i18n';
import { useRef } from 'react';
import { defineLazy, type Lazy } from './defineLazy.ts';
import { useLazy } from './useLazy.ts';

/**
 * A hook for messages that come later than those of their piece: undefined until they are there. A failure is tried again
 * when the browser is online or the visitor is back. It takes the language of the piece's messages.
 * @param name of what they belong to, for the log
 */
export function lazyMessages<M extends object>(
  name: string,
  load: (locale: Locale) => Promise<M>,
): (lang: string) => M | undefined {
  const lazies = new Map<string, Lazy<M>>();

  function lazyOf(lang: string): Lazy<M> {
    const lazy = lazies.get(lang) ?? defineLazy(name, () => load(resolveLocale(lang)));
    lazies.set(lang, lazy);
    return lazy;
  }

  return function useMessages(lang) {
    const { module } = useLazy(lazyOf(lang), true);
    /** Those of before stay until those of another language are there. */
    const last = useRef<M>(undefined);
    last.current = module ?? last.current;
    return last.current;
  };
}
