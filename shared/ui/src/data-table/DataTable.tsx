import { isModifiedClick } from '@travel-shell/core/isModifiedClick';
import { Fragment, type MouseEvent, type ReactNode, useId } from 'react';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Names the row for screen readers. One column has it. */
  isRowHeader?: boolean;
  /** Numbers. */
  isEndAligned?: boolean;
  /** Needs no title in a card, where it begins the row: a picture, a checkbox, the name. */
  isBare?: boolean;
}

export interface TablePage {
  /** From 1. */
  number: number;
  size: number;
  total: number;
}

export interface DataTableTexts {
  /** `21–30 of 88`: said once, outside the table, after a change of the page. */
  range: (range: { first: number; last: number; total: number }) => string;
  /** While rows are fetched. */
  loading: string;
  /** Names the navigation, with the table's caption. */
  pages: (caption: string) => string;
  previous: string;
  next: string;
  /** The name of the link to a page, whose text is its number: the first, the last, and those beside this one have a link. */
  page?: (number: number) => string;
  /** The number of a page in the visitor's digits. Default: as it is. */
  number?: (number: number) => string;
}

export interface DataTableProps<Row> {
  caption: string;
  hideCaption?: boolean;
  /** The caption as a heading of the page. */
  heading?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  texts: DataTableTexts;
  page?: TablePage;
  /** The address of a page without script. */
  hrefOf?: (page: number) => string;
  onPageChange?: (page: number) => void;
  isLoading?: boolean;
  /** Below the rows, beside the pages. */
  foot?: ReactNode;
  /** Instead of rows: nothing yet, nothing matches, or could not load. */
  empty?: ReactNode;
}

/** A native table of which the server sends one page at a time. In a narrow place each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { caption, hideCaption, heading, columns, rows, rowKey, texts, page, isLoading, empty } = props;
  const captionId = useId();
  const last = page ? Math.max(1, Math.ceil(page.total / page.size)) : 1;
  const first = page ? (page.number - 1) * page.size + 1 : 1;
  const range = page && rows.length > 0 ? texts.range({ first, last: first + rows.length - 1, total: page.total }) : '';

  return (
    <div className="ts-table" part="table">
      <div className="ts-table-frame">
        {/* Focusable, so that it can be scrolled by the keyboard where it is wider than its place. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above; WCAG 2.1.1 */}
        <section className="ts-table-scroll" aria-labelledby={captionId} tabIndex={0}>
          <table aria-busy={isLoading || undefined}>
            <caption id={captionId} className={hideCaption ? 'ts-hidden' : undefined}>
              {heading ?? caption}
            </caption>
            <thead>
              <tr>
                {columns.map(({ key, title, isEndAligned }) => (
                  <th key={key} scope="col" data-end={isEndAligned ? '' : undefined}>
                    <span className="ts-table-title">{title}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={rowKey(row)}>
                  {columns.map(({ key, title, cell, isRowHeader, isEndAligned, isBare }, index) => {
                    const Cell = isRowHeader ? 'th' : 'td';
                    return (
                      <Cell
                        key={key}
                        {...(isRowHeader && { scope: 'row' })}
                        data-end={isEndAligned ? '' : undefined}
                        data-bare={isBare ? '' : undefined}
                      >
                        {index > 0 && !isBare && (
                          // A row that is a card has no heads above its cells. They name them all the same.
                          <div className="ts-table-label" aria-hidden="true">
                            {title}
                          </div>
                        )}
                        <div className="ts-table-value">{cell(row)}</div>
                      </Cell>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {rows.length === 0 && !isLoading && <div className="ts-table-empty">{empty}</div>}
        <div className="ts-table-foot">
          {/* Outside: a table that is a live region is read out as a whole. */}
          <p className="ts-table-range" role="status">
            {isLoading ? texts.loading : range || (rows.length === 0 && empty)}
          </p>
          {props.foot}
          {page && last > 1 && (
            <nav className="ts-table-pages" aria-label={texts.pages(caption)}>
              <PageLink {...props} to={page.number - 1} isThere={page.number > 1}>
                {texts.previous}
              </PageLink>
              {texts.page &&
                pageNumbers(page.number, last).map((number, at, all) => (
                  <Fragment key={number}>
                    {number - (all[at - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
                    <PageLink
                      {...props}
                      to={number}
                      isThere
                      label={texts.page?.(number)}
                      isCurrent={number === page.number}
                    >
                      {texts.number?.(number) ?? number}
                    </PageLink>
                  </Fragment>
                ))}
              <PageLink {...props} to={page.number + 1} isThere={page.number < last}>
                {texts.next}
              </PageLink>
            </nav>
          )}
        </div>
      </div>
    </div>
  );
}

/** The first, the last, this one and those beside it. */
const pageNumbers = (page: number, last: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, last])].filter((each) => each >= 1 && each <= last).sort((a, b) => a - b);

interface PageLinkProps extends Pick<DataTableProps<never>, 'hrefOf' | 'onPageChange' | 'isLoading'> {
  to: number;
  isThere: boolean;
  label?: string | undefined;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A link stays one element on the last page, too, so that it keeps the focus after a press. */
function PageLink({
  to,
  isThere,
  label,
  isCurrent,
  hrefOf,
  onPageChange,
  isLoading,
  children,
}: PageLinkProps): ReactNode {
  function handleClick(event: MouseEvent): void {
    if (isModifiedClick(event)) return;
    if (!isThere || isLoading) event.preventDefault();
    else if (onPageChange) {
      event.preventDefault();
      onPageChange(to);
    }
  }
  return (
    <a
      className="ts-button ts-button-quiet ts-button-medium"
      part="page-link"
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      href={isThere ? (hrefOf?.(to) ?? '#') : undefined}
      {...(!isThere && { role: 'link', tabIndex: 0, 'aria-disabled': true })}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
