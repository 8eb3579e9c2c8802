import { useEffect, useState } from 'react';
import { useEffectEvent } from '../useEffectEvent.ts';

/** Belongs to the query it was asked for. Without options the search has failed. */
export interface SearchAnswer<T> {
  query: string;
  options?: readonly T[];
}

interface SearchOptions<T> {
  search: (query: string, signal: AbortSignal) => Promise<readonly T[]> | readonly T[];
  query: string;
  /** False ends a search that is on its way. */
  isWanted: boolean;
  delayMs: number;
}

/** Asks for the options of a query once it has not changed for some time. An answer to an earlier query is ignored. */
export function useSearch<T>({ search, query, isWanted, delayMs }: SearchOptions<T>) {
  const [answer, setAnswer] = useState<SearchAnswer<T>>();
  const isAnswered = answer?.query === query;
  const ask = useEffectEvent(search);

  useEffect(() => {
    if (!isWanted || isAnswered) return;
    const end = new AbortController();
    const timer = setTimeout(async () => {
      let options: readonly T[] | undefined;
      try {
        options = await ask(query, end.signal);
      } catch {
        // Whoever searches has logged it, and the visitor is told.
      }
      if (!end.signal.aborted) setAnswer(options ? { query, options } : { query });
    }, delayMs);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [query, isWanted, isAnswered, delayMs]);

  return {
    /** The last one, which may be of an earlier query. */
    answer,
    /** Asks again where an answer is still wanted. */
    forget: () => setAnswer(undefined),
  };
}
