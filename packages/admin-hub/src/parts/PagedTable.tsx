import { ApiError } from '@travel-shell/api';
import { formatNumber } from '@travel-shell/i18n/numbers';
import { Retry } from '@travel-shell/piece/retry';
import { missingPermission } from '@travel-shell/store/business';
import { type Column, DataTable } from '@travel-shell/ui/data-table';
import { Select } from '@travel-shell/ui/select';
import { Skeleton } from '@travel-shell/ui/skeleton';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { type ListAddress, SIZES } from './listAddress.ts';
import type { PagedList } from './usePagedList.ts';

interface PagedTableProps<Row> {
  list: PagedList<Row>;
  address: Pick<ListAddress, 'page' | 'size' | 'hrefOf' | 'showPage' | 'search'>;
  messages: Messages;
  caption: string;
  /** Shows the caption, on a page of several parts. */
  heading?: ReactNode;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Which rows of how many these are, as one sentence. */
  range: (range: { first: string; last: string; count: number }) => string;
  /** The text in place of the rows where there are none. */
  empty: string;
  /** The way out where there are none. */
  emptyAction?: ReactNode;
}

/** A list that the back end pages: its rows, that there are none, or that it could not be loaded. */
export function PagedTable<Row>(props: PagedTableProps<Row>): ReactNode {
  const { list, address, messages, caption, heading, columns, rowKey, range, empty, emptyAction } = props;
  const { found, foundPage, error, isLoading, retry } = list;
  const hasFailed = error !== undefined;
  const { table, frame } = messages;
  const numbered = (value: number) => formatNumber(messages.lang, value);
  return (
    <div tabIndex={-1} className="loaded" aria-busy={isLoading || undefined}>
      {hasFailed && isForbidden(error) && (
        <div className="card">
          {heading}
          <p role="alert">{forbiddenText(error, messages)}</p>
        </div>
      )}
      {hasFailed && !isForbidden(error) && (
        <div className="card">
          {!found && heading}
          <Retry words={frame} className="fields" variant="quiet" onRetry={retry} />
        </div>
      )}
      {!hasFailed && !found && (
        <div className="card">
          {heading}
          <p role="status" className="ts-hidden">
            {frame.loading}
          </p>
          <Skeleton lines={SIZES[0]} />
        </div>
      )}
      {found && (
        <DataTable
          caption={caption}
          hideCaption={!heading}
          heading={heading}
          columns={columns}
          rows={found.content}
          rowKey={rowKey}
          texts={{
            range: ({ first, last, total }) => range({ first: numbered(first), last: numbered(last), count: total }),
            loading: frame.loading,
            pages: (of) => table.pages({ caption: of }),
            previous: table.previous,
            next: table.next,
            page: (number) => table.page({ number: numbered(number) }),
            number: numbered,
          }}
          foot={
            found.paging.totalElements > SIZES[0] && (
              <div className="sizes">
                <Select
                  label={table.size}
                  hideLabel
                  value={String(address.size)}
                  options={SIZES.map((size) => ({
                    value: String(size),
                    title: table.perPage({ size: numbered(size) }),
                  }))}
                  onValueChange={(size) => address.search({ size: size === String(SIZES[0]) ? '' : size })}
                />
              </div>
            )
          }
          page={{ number: hasFailed ? foundPage : address.page, size: address.size, total: found.paging.totalElements }}
          hrefOf={address.hrefOf}
          onPageChange={(page) => (page === address.page ? retry() : address.showPage(page))}
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
function forbiddenText(error: unknown, { table, frame }: Messages): string {
  const permission = missingPermission(error);
  return permission ? table.forbidden({ permission }) : frame.forbidden;
}
