import type { Schema } from '@travel-shell/contract';
import { logFailure } from '@travel-shell/core';
import { useEffect, useState } from 'react';
import { withSession } from '../../parts/withSession.ts';

/** Rows of a page, as the API has by default. */
export const PAGE_SIZE = 15;

interface Page<Row> {
  content: Row[];
  paging: Schema<'Paging'>;
}

interface PagedListOptions<Row> {
  /** Fetches a page, from 0, as the back end counts. */
  load(request: { page: number; size: number }, signal: AbortSignal): Promise<Page<Row>>;
  /** What is listed: another value is another list, and fetched. */
  of: string;
  /** From 1. */
  page: number;
  /** The page has no rows any more, such as after somebody has left: the last one that may have some. */
  onEmptied(last: number): void;
  /** What cannot be loaded, for the log. */
  failure: string;
}

export interface PagedList<Row> {
  /** What was fetched last; it stays while another page is fetched. */
  found: Page<Row> | undefined;
  error: unknown;
  isLoading: boolean;
  retry(): void;
}

interface Settled<Row> extends Partial<Pick<PagedList<Row>, 'found' | 'error'>> {
  at: string;
}

/** One page of a list that the back end searches and pages. An answer to an earlier question is ignored. */
export function usePagedList<Row>(options: PagedListOptions<Row>): PagedList<Row> {
  const { load, of, page, onEmptied, failure } = options;
  const [settled, setSettled] = useState<Settled<Row>>({ at: '' });
  const [turn, setTurn] = useState(0);
  const at = JSON.stringify([of, page, turn]);

  useEffect(() => {
    const end = new AbortController();
    void ask();
    return () => end.abort();

    async function ask(): Promise<void> {
      try {
        const found = await withSession(() => load({ page: page - 1, size: PAGE_SIZE }, end.signal));
        if (end.signal.aborted) return;
        if (found.content.length === 0 && page > 1) onEmptied(lastOf(found, page));
        else setSettled({ at, found });
      } catch (cause) {
        if (end.signal.aborted) return;
        logFailure({ code: 'BUSINESS_FAILED', message: `${failure} could not be loaded.`, cause });
        setSettled({ at, error: cause });
      }
    }
  }, [at]);

  return {
    found: settled.found,
    error: settled.error,
    isLoading: settled.at !== at,
    retry: () => setTurn((last) => last + 1),
  };
}

/** Always an earlier page, so that a list ends at its first one whatever the back end counts. */
const lastOf = ({ paging }: Page<unknown>, page: number): number => Math.max(1, Math.min(paging.totalPages, page - 1));
