import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { listSupportSessions } from '@travel-shell/contract/calls/listSupportSessions';
import { formatDate, formatDateRange } from '@travel-shell/i18n/dates';
import type { ScreenProps } from '@travel-shell/piece/screens';
import type { Column } from '@travel-shell/ui/data-table';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { listAddressOf } from '../parts/listAddress.ts';
import { PagedTable } from '../parts/PagedTable.tsx';
import { usePagedList } from '../parts/usePagedList.ts';

type Session = Schema<'SupportSession'>;

const TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

interface SupportSessionsProps extends ScreenProps<Messages> {
  /** Another number: access was changed here since, which may have ended some. */
  changes: number;
}

/** When support was in the company, as whom, and on which pages: who is in now first (BIZ-116). */
export function SupportSessions(props: SupportSessionsProps): ReactNode {
  const { messages, changes } = props;
  const text = messages.supportSessions;
  const address = listAddressOf(props);
  const list = usePagedList<Session>({
    load: (query, signal) => call(listSupportSessions, { query, signal }),
    of: String(changes),
    page: address.page,
    size: address.size,
    onEmptied: address.replacePage,
    failure: 'The sessions of support',
  });
  const columns: Column<Session>[] = [
    {
      key: 'who',
      title: messages.log.who,
      isRowHeader: true,
      cell: ({ agent, member }) => (
        <span className="cell">
          <bdi>{agent ?? messages.log.gone}</bdi>
          <span className="cell-more muted">
            {member ? messages.log.actingAs({ name: member }) : messages.log.actingAsGone}
          </span>
        </span>
      ),
    },
    { key: 'when', title: messages.log.when, cell: (session) => <When session={session} messages={messages} /> },
    { key: 'pages', title: text.pages, cell: ({ pages }) => <Pages {...{ pages, messages }} /> },
  ];
  return (
    <PagedTable
      list={list}
      address={address}
      messages={messages}
      caption={text.title}
      heading={<h2>{text.title}</h2>}
      columns={columns}
      rowKey={({ id }) => id}
      range={text.range}
      empty={text.nobody}
    />
  );
}

function When({ session, messages }: { session: Session; messages: Messages }): ReactNode {
  const { startedAt, endedAt } = session;
  const { lang, supportSessions: text } = messages;
  const begin = Date.parse(startedAt);
  if (endedAt) return formatDateRange(lang, begin, Date.parse(endedAt), TIME);
  return (
    <span className="visit">
      <span className="now">{text.now}</span>
      <span className="muted">{text.since({ time: formatDate(lang, begin, TIME) })}</span>
    </span>
  );
}

function Pages({ pages, messages }: Pick<Session, 'pages'> & { messages: Messages }): ReactNode {
  if (pages.length === 0) return <span className="muted">{messages.supportSessions.noPages}</span>;
  return (
    <ul className="visited">
      {pages.map((path) => (
        <li key={path}>
          <bdi dir="ltr">{path}</bdi>
        </li>
      ))}
    </ul>
  );
}
