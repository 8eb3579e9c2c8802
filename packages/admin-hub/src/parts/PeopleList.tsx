import { findUsers } from '@travel-shell/api/business';
import type { Schema } from '@travel-shell/contract';
import { companySheet, roleText } from '@travel-shell/piece/company-screens';
import type { ScreenProps } from '@travel-shell/piece/screens';
import { EmailText } from '@travel-shell/ui';
import { Button } from '@travel-shell/ui/button';
import { type Column, dataTableSheet } from '@travel-shell/ui/data-table';
import { listboxSheet, selectSheet } from '@travel-shell/ui/select';
import { skeletonSheet } from '@travel-shell/ui/skeleton';
import { fieldSheet } from '@travel-shell/ui/text-field';
import { type ReactNode, useRef } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { ListSearch } from './ListSearch.tsx';
import { listAddressOf } from './listAddress.ts';
import { PagedTable } from './PagedTable.tsx';
import tableSheet from './tables.shadow.css';
import { usePagedList } from './usePagedList.ts';

export type Person = Schema<'UserSearchResult'>;
type Mode = Schema<'UserSearchMode'>;

/** The contract's limit, in characters. */
const LONGEST_QUERY = 200;

interface PeopleListProps extends ScreenProps<Messages> {
  caption: string;
  /** Who is listed (API-124). */
  mode: Mode;
  filters?: Schema<'UserSearchFilters'> | undefined;
  /** Not the whole list, which is back after nothing has matched. */
  isNarrowed?: boolean;
  /** Another number: somebody was changed here since. */
  changes?: number;
  /** Beside the search. */
  filter?: ReactNode;
  /** The order of the list. Default: by name. */
  sort?: Schema<'UserSearch'>['sort'];
  /** Before the names. */
  first?: readonly Column<Person>[];
  /** Between the search and the list, with who is listed. */
  above?: ((people: readonly Person[]) => ReactNode) | undefined;
  /** Beside those that all lists have. */
  more?: readonly Column<Person>[];
  /** Said where there is nobody yet. */
  nobody: string;
}

export const nameOfPerson = ({ firstName, lastName, email }: Person): string =>
  `${firstName} ${lastName}`.trim() || email;

/** People of the company, searched and paged by the back end alone. */
export function PeopleList(props: PeopleListProps): ReactNode {
  const { messages, caption, mode, filters, sort, changes = 0, filter, first = [], more = [], above, nobody } = props;
  const text = messages.people;
  const address = listAddressOf(props);
  const { query, page, size } = address;
  const input = useRef<HTMLInputElement>(null);
  const list = usePagedList<Person>({
    load: (request, signal) =>
      findUsers({ query, searchMode: mode, ...(filters && { filters }), ...(sort && { sort }) }, request, signal),
    of: JSON.stringify([query, mode, filters, sort, changes]),
    page,
    size,
    onEmptied: address.replacePage,
    failure: 'The people of the company',
  });
  const isNarrowed = query !== '' || props.isNarrowed === true;

  const columns: Column<Person>[] = [
    ...first,
    {
      key: 'name',
      title: text.name,
      isRowHeader: true,
      isBare: true,
      // One below the other: on a phone there is no room for another column.
      cell: (person) => (
        <span className="cell">
          <bdi>{nameOfPerson(person)}</bdi>
          {nameOfPerson(person) !== person.email && (
            <bdi className="cell-more muted" dir="ltr">
              <EmailText text={person.email} />
            </bdi>
          )}
        </span>
      ),
    },
    {
      key: 'role',
      title: text.role,
      cell: ({ role, customData }) => (
        <span className="cell">
          <bdi>{roleText(role, text.roles)}</bdi>
          {customData.staffClassDescription && <bdi className="muted">{customData.staffClassDescription}</bdi>}
        </span>
      ),
    },
    ...more,
  ];

  function showAll(): void {
    address.search({ q: '', mode: '' });
    // The button goes with its focus.
    input.current?.focus();
  }

  return (
    <>
      <search className="filters">
        <ListSearch
          ref={input}
          label={text.search}
          query={query}
          maxLength={LONGEST_QUERY}
          onSearch={(q) => address.search({ q })}
        />
        {filter}
      </search>
      {above?.(list.found?.content ?? [])}
      <PagedTable
        list={list}
        address={address}
        messages={messages}
        caption={caption}
        columns={columns}
        rowKey={({ email }) => email}
        range={text.range}
        empty={isNarrowed ? text.noMatch : nobody}
        emptyAction={
          isNarrowed && (
            <div className="actions">
              <Button variant="quiet" onClick={showAll}>
                {text.showAll}
              </Button>
            </div>
          )
        }
      />
    </>
  );
}

export const peopleSheets: readonly CSSStyleSheet[] = [
  ...[fieldSheet, dataTableSheet, skeletonSheet, listboxSheet, selectSheet],
  ...[companySheet, tableSheet],
];
