import type { Schema } from '@travel-shell/contract';
import { logFailure } from '@travel-shell/core';
import { sendAsMember } from '@travel-shell/store/business';
import { useEffect, useRef, useState } from 'react';

interface Page<Row> {
  content: Row[];
  paging: Schema<'Paging'>;
}

interface PagedListOptions<Row> {
  /** Fetches a page, from 0, as the back end counts. */
  load(request: { page: number; size: number }, signal: AbortSignal): Promise<Page<Row>>;
  /** The list: another value is another list, which is fetched. */
  of: string;
  /** From 1. */
  page: number;
  /** Rows of it. */
  size: number;
  /** The page has no rows any more, such as after somebody has left: the last one that may have some. */
  onEmptied(last: number): void;
  /** The name of the list, for the log if it cannot be loaded. */
  failure: string;
}

export interface PagedList<Row> {
  /** The page that was fetched last; it stays while another page is fetched, and if that fails. */
  found: Page<Row> | undefined;
  /** The number of the page in `found`, from 1. */
  foundPage: number;
  error: unknown;
  isLoading: boolean;
  /** Settles once there is an answer. */
  retry(): Promise<void>;
}

interface Settled<Row> {
  /** The question that was answered, and the list that it was about. */
  at: string;
  of: string;
  found?: Page<Row> | undefined;
  foundPage: number;
  error?: unknown;
}

/** One page of a list that the back end searches and pages. An answer to an earlier question is ignored. */
export function usePagedList<Row>(options: PagedListOptions<Row>): PagedList<Row> {
  const { load, page, size, onEmptied, failure } = options;
  const of = `${size} ${options.of}`;
  const [settled, setSettled] = useState<Settled<Row>>({ at: '', of: '', foundPage: page });
  const [turn, setTurn] = useState(0);
  const at = JSON.stringify([of, page, turn]);
  /** Whoever has pressed to try again. */
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const end = new AbortController();
    void ask();
    return () => end.abort();

    async function ask(): Promise<void> {
      try {
        const request = { page: page - 1, size };
        const found = await sendAsMember(() => load(request, end.signal), 'session-expired');
        if (end.signal.aborted) return;
        if (found.content.length === 0 && page > 1) onEmptied(lastOf(found, page));
        else setSettled({ at, of, found, foundPage: page });
      } catch (cause) {
        if (end.signal.aborted) return;
        logFailure({ code: 'BUSINESS_FAILED', message: `${failure} could not be loaded.`, cause });
        // The rows of another list would be taken for those of this one.
        setSettled((last) => ({ ...last, at, of, error: cause, found: last.of === of ? last.found : undefined }));
      }
    }
  }, [at]);

  useEffect(() => {
    if (settled.at === at) for (const resolve of waiting.current.splice(0)) resolve();
  }, [settled.at, at]);

  return {
    found: settled.found,
    foundPage: settled.foundPage,
    error: settled.error,
    isLoading: settled.at !== at,
    retry: () =>
      new Promise((resolve) => {
        waiting.current.push(resolve);
        setTurn((last) => last + 1);
      }),
  };
}

/** Always an earlier page, so that a list ends at its first one whatever the back end counts. */
const lastOf = ({ paging }: Page<unknown>, page: number): number => Math.max(1, Math.min(paging.totalPages, page - 1));
