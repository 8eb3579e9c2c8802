import { resolveLocale } from '@travel-shell/i18n';
import { useRef } from 'react';
import { defineLazy, type Lazy } from '../defineLazy.ts';
import { useLazy } from '../useLazy.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';
import type { Messages } from './messages/generated/Messages.ts';

const lazies = new Map<string, Lazy<Messages>>();

function lazyOf(lang: string): Lazy<Messages> {
  const lazy = lazies.get(lang) ?? defineLazy('form', () => loadMessages(resolveLocale(lang)));
  lazies.set(lang, lazy);
  return lazy;
}

/**
 * What forms say, for a screen that only a browser shows: undefined until it is there. A failure is tried again when the
 * browser is online or the visitor is back. A piece whose forms a server renders, too, uses `loadFormMessages` in `prepare`.
 * @param lang that of the piece's messages
 */
export function useFormMessages(lang: string): Messages | undefined {
  const { module } = useLazy(lazyOf(lang), true);
  /** A form stays with the words of before until those of another language are there. */
  const last = useRef<Messages>(undefined);
  last.current = module ?? last.current;
  return last.current;
}
