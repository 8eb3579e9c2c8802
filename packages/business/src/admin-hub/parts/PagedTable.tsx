import { ApiError } from '@travel-shell/api';
import { formatNumber } from '@travel-shell/i18n/numbers';
import { missingPermission } from '@travel-shell/store/business';
import { Button } from '@travel-shell/ui/button';
import { type Column, DataTable } from '@travel-shell/ui/data-table';
import { Skeleton } from '@travel-shell/ui/skeleton';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import type { ListAddress } from './listAddress.ts';
import { PAGE_SIZE, type PagedList } from './usePagedList.ts';

interface PagedTableProps<Row> {
  list: PagedList<Row>;
  address: Pick<ListAddress, 'page' | 'hrefOf' | 'showPage'>;
  messages: Messages;
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Which rows of how many these are, as one sentence. */
  range: (range: { first: string; last: string; count: number }) => string;
  /** What is said where there are none. */
  empty: string;
  /** The way out where there are none. */
  emptyAction?: ReactNode;
}

/** A list that the back end pages: its rows, that there are none, or that it could not be loaded. */
export function PagedTable<Row>(props: PagedTableProps<Row>): ReactNode {
  const { list, address, messages, caption, columns, rowKey, range, empty, emptyAction } = props;
  const { found, error, isLoading, retry } = list;
  const { table, frame } = messages;
  const numbered = (value: number) => formatNumber(messages.lang, value);
  const region = useRef<HTMLDivElement>(null);
  const isTrying = useRef(false);

  useEffect(() => {
    // The button has gone with its focus.
    if (found && isTrying.current) region.current?.focus({ preventScroll: true });
    if (found) isTrying.current = false;
  }, [found]);

  function tryAgain(): void {
    isTrying.current = true;
    retry();
  }

  return (
    <div ref={region} tabIndex={-1} className="loaded" aria-busy={isLoading || undefined}>
      {error !== undefined && (
        <div className="card" role="alert">
          <p>{problemOf(error, messages)}</p>
          {!isForbidden(error) && (
            <div className="actions">
              <Button variant="quiet" isLoading={isLoading} loadingText={frame.loading} onClick={tryAgain}>
                {frame.retry}
              </Button>
            </div>
          )}
        </div>
      )}
      {error === undefined && !found && (
        <div className="card">
          <p role="status" className="ts-hidden">
            {frame.loading}
          </p>
          <Skeleton lines={PAGE_SIZE} />
        </div>
      )}
      {found && (
        <DataTable
          caption={caption}
          hideCaption
          columns={columns}
          rows={found.content}
          rowKey={rowKey}
          texts={{
            range: ({ first, last, total }) => range({ first: numbered(first), last: numbered(last), count: total }),
            loading: frame.loading,
            pages: (of) => table.pages({ caption: of }),
            previous: table.previous,
            next: table.next,
          }}
          page={{ number: address.page, size: PAGE_SIZE, total: found.paging.totalElements }}
          hrefOf={address.hrefOf}
          onPageChange={address.showPage}
          isLoading={isLoading}
          empty={empty}
        />
      )}
      {found?.content.length === 0 && !isLoading && emptyAction}
    </div>
  );
}

const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403;

/** A list that the visitor may not see is no failure: they are told what they lack. */
function problemOf(error: unknown, { table, frame }: Messages): string {
  const permission = missingPermission(error);
  if (permission) return table.forbidden({ permission });
  return isForbidden(error) ? frame.forbidden : frame.failed;
}
