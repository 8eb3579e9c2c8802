import type { Schema } from '@travel-shell/contract';
import { formatDate } from '@travel-shell/i18n/dates';
import { formatNumber } from '@travel-shell/i18n/numbers';
import type { ScreenProps } from '@travel-shell/piece/screens';
import { companyLog } from '@travel-shell/store/company';
import type { Column } from '@travel-shell/ui/data-table';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { listAddressOf } from '../parts/listAddress.ts';
import { PagedTable } from '../parts/PagedTable.tsx';
import { usePagedList } from '../parts/usePagedList.ts';

type Entry = Schema<'CompanyLogEntry'>;
type Field = Schema<'CompanyLogField'>;

interface CompanyLogProps extends ScreenProps<Messages> {
  /** Another number: something was changed here since. */
  changes: number;
}

/** What members and support have changed in the company: who, what and when, newest first. */
export function CompanyLog(props: CompanyLogProps): ReactNode {
  const { messages, changes } = props;
  const text = messages.log;
  const address = listAddressOf(props);
  const list = usePagedList<Entry>({
    load: companyLog,
    of: String(changes),
    page: address.page,
    onEmptied: address.replacePage,
    failure: 'The log of the company',
  });
  const columns: Column<Entry>[] = [
    { key: 'what', title: text.what, cell: (entry) => <What entry={entry} messages={messages} /> },
    { key: 'who', title: text.who, cell: (entry) => whoOf(entry, messages) },
    {
      key: 'when',
      title: text.when,
      isRowHeader: true,
      cell: ({ changedAt }) => (
        <time className="when" dateTime={changedAt}>
          {formatDate(messages.lang, Date.parse(changedAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      ),
    },
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
      empty={text.nothing}
    />
  );
}

/** Both names where support has acted as a member. */
function whoOf({ changedBy, bySupport, supportAgent }: Entry, { log }: Messages): string {
  if (!bySupport) return changedBy ?? log.gone;
  const agent = supportAgent ?? log.gone;
  return changedBy ? log.bySupport({ agent, name: changedBy }) : log.bySupportOfGone({ agent });
}

function What({ entry, messages }: { entry: Entry; messages: Messages }): ReactNode {
  const { subject, action, target, changes } = entry;
  const text = messages.log;
  const what = { what: text.subjects[subject], target: target ?? '' };
  // The address of a picture tells nobody anything.
  const fields = changes.filter(({ field }) => field !== 'logoUrl');
  return (
    <>
      {subject === 'ACTING' ? text.acting[action] : (target ? text.named[action] : text.actions[action])(what)}
      {fields.length > 0 && (
        <ul className="changes">
          {fields.map((field) => (
            <li key={field.field}>{fieldText(field, entry, messages)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Of a secret there are no values, only that it was changed. Names and values that we have no words for are as the API has them. */
function fieldText({ field, before, after }: Field, { subject }: Entry, messages: Messages): string {
  const text = messages.log;
  const name = (text.fields as Words)[field.replaceAll('.', '/')] ?? field;
  if (before === null && after === null) return text.secret({ field: name });
  const words = wordsOf(subject, field, messages);
  // As the API has it: 200.5.
  const isNumber = field.endsWith('.amount');
  const shown = (value: string | null) =>
    value && isNumber ? formatNumber(messages.lang, Number(value)) : valueText(value, words, messages);
  return text.field({ field: name, before: shown(before), after: shown(after) });
}

type Words = Readonly<Record<string, string>>;

function valueText(value: string | null, words: Words | undefined, { lang, log }: Messages): string {
  if (value === 'true') return log.on;
  if (value === 'false') return log.off;
  if (!value) return log.empty;
  if (!words) return value;
  // A list of codes is one text.
  return new Intl.ListFormat(lang, { type: 'unit' }).format(value.split(', ').map((each) => words[each] ?? each));
}

/** As the screen of the field has its values. */
function wordsOf(subject: Entry['subject'], field: string, messages: Messages): Words | undefined {
  if (field === 'autoApprovalMode') return messages.approvalSettings.modes;
  if (field === 'approval') return messages.policy.approvals;
  if (field === 'role') return messages.people.roles;
  if (field === 'tier' || field === 'requestedTier') return messages.plan.names;
  if (field === 'allowedClasses') {
    const vertical = subject.replace('POLICY_', '').toLowerCase();
    return (messages.policy.classes as Readonly<Record<string, Words>>)[vertical];
  }
  return subject === 'SORT_ORDERS' ? messages.companyGeneral.sortOrders.orders : undefined;
}
