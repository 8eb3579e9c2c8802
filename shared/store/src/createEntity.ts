import type { ApiError } from '@travel-shell/api';
import { logFailure } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { share } from '@travel-shell/core/share';
import { type Atom, atom } from 'jotai/vanilla';
import { deepFreeze } from './deepFreeze.ts';
import { getShellStore, type JotaiStore } from './getShellStore.ts';

/** `pending` is "not known yet". After a failure the last good data stays. */
export type EntityStatus<T> =
  | { readonly status: 'pending'; readonly data?: never }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly error: ApiError; readonly data?: T };

export interface EntityOptions<T> {
  load(signal: AbortSignal): Promise<T>;
  /** Milliseconds after which it is fetched again. Default: never, except by `refresh` and `invalidate`. */
  staleAfter?: number;
  /** Whether it belongs to a person: cleared when they sign out or another person signs in. */
  personal: boolean;
  /** Whether hosts may read it: `travelShell.get(name)`. Default: no. */
  isPublic?: boolean;
  /** The code from docs/errors.md under which a failure is logged once per outage, and what it means for the page. */
  failure: { code: string; message: string };
  /** Which failures are logged. Default: all. */
  isWorthLogging?(error: ApiError): boolean;
  /**
   * Decides when to call `fetch`, if at all, after a piece has subscribed or the visitor has returned to the tab. The
   * call does nothing when the data is fresh or no piece is left by then. Default: at once.
   */
  start?(fetch: () => void): void;
}

export interface Entity<T> {
  readonly atom: Atom<EntityStatus<T>>;
  refresh(): Promise<void>;
  invalidate(): Promise<void>;
  /** Fetches unless the data is fresh. */
  ensure(): Promise<void>;
  set(data: T): void;
  take(answer: Promise<T | undefined>, before?: T): Promise<void>;
}

export const PENDING = Object.freeze({ status: 'pending' as const });

interface PersonalEntities extends Set<() => void> {
  /** Resolves when it is known who is there, after somebody has signed in or out. Nothing personal is fetched before. */
  known?: Promise<void>;
  /** Asks who is there where somebody is signed in: another person may be by now. */
  meet?(): Promise<void>;
}

/** The `forget` of each personal entity on this page; called when the person's session ends. */
export const personalEntities = (): PersonalEntities => getShellStore().once('personalEntities', () => new Set());

/** Without an origin or a form token every call fails in the same way, so only the first is logged. */
let isOutageLogged = false;

/** Private to the store: use `defineEntity`. */
export function createEntity<T>(store: JotaiStore, options: EntityOptions<T>): Entity<T> {
  const { load, staleAfter = Number.POSITIVE_INFINITY, personal, failure, isWorthLogging } = options;
  const { start = (fetch) => fetch() } = options;
  const base = atom<EntityStatus<T>>(PENDING);

  let freshUntil = 0;
  let isMounted = false;
  let isFailureLogged = false;
  /** The pending request belongs to a person who has signed out. */
  let isForgotten = false;
  /** Counts writes. Responses to requests older than the last write are ignored. */
  let epoch = 0;
  /** Counts sign-outs. */
  let gone = 0;
  let controller: AbortController | undefined;
  const running = new Map();
  const people = personal ? personalEntities() : undefined;

  function accept(data: T): void {
    freshUntil = Date.now() + staleAfter;
    isFailureLogged = false;
    isOutageLogged = false;
    const next = { status: 'ready', data } as const;
    // An equal response must not re-render every piece.
    if (JSON.stringify(next) !== JSON.stringify(store.get(base))) store.set(base, deepFreeze(next));
  }

  function fail(error: ApiError): void {
    freshUntil = 0;
    const before = store.get(base);
    store.set(base, Object.freeze({ status: 'failed', error, ...('data' in before && { data: before.data }) }));
    const isOutage = globalThis.origin === 'null' || error.code === 'FORM_TOKEN_FAILED';
    // Once per outage: every return to the tab retries, which would flood the log.
    if (isFailureLogged || (isOutage && isOutageLogged) || isWorthLogging?.(error) === false) return;
    isFailureLogged = true;
    isOutageLogged ||= isOutage;
    logFailure({ ...failure, cause: error });
  }

  async function ask(): Promise<void> {
    let asked: number;
    do {
      asked = epoch;
      controller = new AbortController();
      try {
        if (people) await people.known;
        const data = await load(controller.signal);
        if (asked === epoch) accept(data);
      } catch (error) {
        if (asked === epoch) fail(error as ApiError);
      }
    } while (asked !== epoch && !isForgotten);
  }

  function refresh(): Promise<void> {
    isForgotten = false;
    return share(running, '', ask);
  }

  function outdate(): void {
    epoch += 1;
    freshUntil = 0;
    controller?.abort();
  }

  function invalidate(): Promise<void> {
    outdate();
    return refresh();
  }

  const ensure = async () => {
    if (Date.now() >= freshUntil) await refresh();
  };

  const startIfStale = (isReturn?: boolean) =>
    start(async () => {
      if (isReturn && isMounted && Date.now() >= freshUntil) await people?.meet?.();
      if (people) await people.known;
      if (isMounted) void ensure();
    });

  function forget(): void {
    outdate();
    gone += 1;
    isForgotten = true;
    store.set(base, PENDING);
    startIfStale();
  }

  base.onMount = () => {
    isMounted = true;
    startIfStale();
    const end = watchReturn((isRestored) => {
      if (isRestored) outdate();
      startIfStale(true);
    });
    return () => {
      isMounted = false;
      end();
    };
  };
  people?.add(forget);

  function set(data: T): void {
    outdate();
    accept(data);
  }

  return {
    atom: atom((get) => get(base)),
    refresh,
    invalidate,
    ensure,
    set,
    async take(answer, before) {
      const asked = gone;
      const put = (data: T | undefined) => {
        if (asked === gone && data !== undefined) set(data);
      };
      await answer.then(put, (error) => {
        put(before);
        throw error;
      });
    },
  };
}

/** Calls back when the visitor returns to the tab, the browser to a frozen page, or the page from the back/forward cache. */
function watchReturn(onReturn: (isRestored?: boolean) => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const onVisibility = () => {
    if (pageDocument.visibilityState === 'visible') onReturn();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) onReturn(true);
  };
  pageDocument.addEventListener('visibilitychange', onVisibility);
  pageDocument.addEventListener('resume', onVisibility);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    pageDocument.removeEventListener('visibilitychange', onVisibility);
    pageDocument.removeEventListener('resume', onVisibility);
    window.removeEventListener('pageshow', onPageShow);
  };
}
