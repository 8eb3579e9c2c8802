import { call } from '@travel-shell/api';
import { setMetaCookie } from '@travel-shell/contract/calls/setMetaCookie';
import { defineState, type JotaiStore } from '@travel-shell/store';
import { type Atom, atom } from 'jotai/vanilla';
import { decide } from './decisions.ts';

/** Name and value of each meta cookie this page has set; null for one it has deleted. STA-088. */
export type MetaCookies = Readonly<Record<string, string | null>>;

interface MetaCookieQueue {
  atom: Atom<MetaCookies>;
  queue(name: string, value: string | null): Promise<boolean>;
}

const NONE: MetaCookies = Object.freeze({});

/** Pairs are queued (CNS-050): one call at a time, and of several values for one name only the newest is sent. */
function createMetaCookies(store: JotaiStore): MetaCookieQueue {
  const base = atom(NONE);
  const waiting = new Map<string, { value: string | null; done: Promise<boolean> }>();

  function send(name: string): Promise<boolean> {
    return decide(
      'a meta cookie',
      () => {
        const value = waiting.get(name)?.value ?? null;
        waiting.delete(name);
        return call(setMetaCookie, { path: { name }, json: { newValue: value }, keepalive: true });
      },
      (cookie) => store.set(base, Object.freeze({ ...store.get(base), [cookie.name]: cookie.value })),
    );
  }

  return {
    atom: atom((get) => get(base)),
    queue(name, value) {
      const before = waiting.get(name);
      const entry = { value, done: before?.done ?? send(name) };
      waiting.set(name, entry);
      return entry.done;
    },
  };
}

export const metaCookies = defineState<MetaCookies, MetaCookieQueue>('metaCookies', NONE, createMetaCookies);

/** Sets a meta cookie, or deletes it by null (CNS-051). False on failure, which is only logged. */
export const queueMetaCookie = (name: string, value: string | null): Promise<boolean> =>
  metaCookies.onPage().queue(name, value);
