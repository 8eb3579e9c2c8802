import { call } from '@travel-shell/api';
import { companyLogFileUrl, type LogFilter } from '@travel-shell/api/company';
import type { Schema } from '@travel-shell/contract';
import { getCompanyLog } from '@travel-shell/contract/calls/getCompanyLog';
import { formatDate } from '@travel-shell/i18n/dates';
import { regionName } from '@travel-shell/i18n/displayNames';
import { formatCurrency, formatNumber } from '@travel-shell/i18n/numbers';
import { companySheet, type FeatureTexts, useFeatureTexts } from '@travel-shell/piece/company-screens';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { Button, buttonSheet } from '@travel-shell/ui/button';
import { type Column, dataTableSheet } from '@travel-shell/ui/data-table';
import { Link } from '@travel-shell/ui/link';
import { listboxSheet, Select, selectSheet } from '@travel-shell/ui/select';
import { skeletonSheet } from '@travel-shell/ui/skeleton';
import { fieldSheet, TextField } from '@travel-shell/ui/text-field';
import { type ReactNode, useRef } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { ListSearch } from '../parts/ListSearch.tsx';
import { type ListAddress, listAddressOf } from '../parts/listAddress.ts';
import { PagedTable } from '../parts/PagedTable.tsx';
import tableSheet from '../parts/tables.shadow.css';
import { usePagedList } from '../parts/usePagedList.ts';

type Entry = Schema<'CompanyLogEntry'>;
type Field = Schema<'CompanyLogField'>;
type Subject = Entry['subject'];

/** The contract's limit, in characters. */
const LONGEST_PERSON = 200;

/** The changes that members and support have made in the company: who, what and when, newest first. */
export function CompanyLog(props: ScreenProps<Messages>): ReactNode {
  const { messages } = props;
  const text = messages.log;
  const input = useRef<HTMLInputElement>(null);
  const address = listAddressOf(props);
  const { query, page, size } = address;
  const subjects = Object.keys(text.subjects) as Subject[];
  const filter = filterOf(address, subjects);
  const isNarrowed = Object.keys(filter).length > 0;
  const list = usePagedList<Entry>({
    load: (request, signal) => call(getCompanyLog, { query: { ...request, ...filter }, signal }),
    of: JSON.stringify(filter),
    page,
    size,
    onEmptied: address.replacePage,
    failure: 'The log of the company',
  });
  const features = useFeatureTexts(messages.lang);
  const columns: Column<Entry>[] = [
    { key: 'what', title: text.what, cell: (entry) => <What {...{ entry, messages, features }} /> },
    { key: 'who', title: text.who, cell: (entry) => <Who entry={entry} messages={messages} /> },
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

  function showAll(): void {
    address.search({ q: '', subject: '', from: '', to: '' });
    // The button goes with its focus.
    input.current?.focus();
  }

  return (
    <div className="list">
      <search className="filters filters-of-log">
        <ListSearch
          ref={input}
          label={text.person}
          query={query}
          maxLength={LONGEST_PERSON}
          onSearch={(q) => address.search({ q })}
        />
        <Select
          label={text.kind}
          value={filter.subject ?? ''}
          options={[
            { value: '', title: text.everything },
            ...subjects.map((value) => ({ value, title: text.subjects[value] })),
          ]}
          onValueChange={(subject) => address.search({ subject })}
        />
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={text[end]}
            value={dayOf(address, end)}
            onValueChange={(day) => address.search({ [end]: day })}
          />
        ))}
      </search>
      <PagedTable
        list={list}
        address={address}
        messages={messages}
        caption={messages.titles['account-permissions/log']}
        columns={columns}
        rowKey={({ id }) => id}
        range={text.range}
        empty={isNarrowed ? text.noMatch : text.nothing}
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
      {list.found !== undefined && list.found.content.length > 0 && (
        <div className="actions">
          <Link variant="quiet" href={companyLogFileUrl(filter)} download="log.csv">
            {isNarrowed ? text.saveFound : text.save}
          </Link>
        </div>
      )}
    </div>
  );
}

/** A day of the address, which anybody may have typed. */
function dayOf(address: ListAddress, end: 'from' | 'to'): string {
  const day = address.get(end);
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  // A browser makes 1 December of 31 November.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : '';
}

function filterOf(address: ListAddress, subjects: readonly Subject[]): LogFilter {
  const subject = subjects.find((each) => each === address.get('subject'));
  const [from, to] = [dayOf(address, 'from'), dayOf(address, 'to')];
  return {
    ...(address.query && { person: address.query }),
    ...(subject && { subject }),
    ...(from && { from: beginOf(from, 0) }),
    ...(to && { to: beginOf(to, 1) }),
  };
}

/** A day begins where the visitor is. */
function beginOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** Both names where support has acted as a member. */
function Who({ entry, messages }: { entry: Entry; messages: Messages }): ReactNode {
  const { changedBy, bySupport, supportAgent } = entry;
  const { log } = messages;
  const name = (bySupport ? supportAgent : changedBy) ?? log.gone;
  return (
    <span className="cell">
      <bdi>{name}</bdi>
      {bySupport && <span className="muted">{changedBy ? log.actingAs({ name: changedBy }) : log.actingAsGone}</span>}
    </span>
  );
}

interface WhatProps {
  entry: Entry;
  messages: Messages;
  features: FeatureTexts | undefined;
}

function What({ entry, messages, features }: WhatProps): ReactNode {
  const { subject, action, target, changes } = entry;
  const text = messages.log;
  const what = { what: text.subjects[subject], target: target ?? '' };
  // The address of a picture tells nobody anything.
  const fields = changes.filter(({ field }) => field !== 'logoUrl');
  return (
    <>
      <span className="what">
        {subject === 'ACTING' ? text.acting[action] : (target ? text.named[action] : text.actions[action])(what)}
      </span>
      {fields.length > 0 && (
        <ul className="changes">
          {fields.map((field) => (
            <li key={field.field}>{fieldText(field, entry, messages, features)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * The text of a change. A secret has no values, only that it was changed. Names and values that we have no words for
 * are as the API has them.
 */
function fieldText(
  { field, before, after }: Field,
  { subject }: Entry,
  messages: Messages,
  features: FeatureTexts | undefined,
): string {
  const text = messages.log;
  const known = (text.fields as Words)[field.replaceAll('.', '/')];
  const name = known ?? (subject === 'FEATURES' ? features?.nameOf(field) : undefined) ?? field;
  if (before === null && after === null) return text.secret({ field: name });
  const words = wordsOf(subject, field, messages);
  const shown = (value: string | null) => valueText(value, field, words, messages);
  return text.field({ field: name, before: shown(before), after: shown(after) });
}

type Words = Readonly<Record<string, string>>;

const MONEY = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/;

function valueText(value: string | null, field: string, words: Words | undefined, { lang, log }: Messages): string {
  if (value === 'true') return log.on;
  if (value === 'false') return log.off;
  if (!value) return field === 'expiresAt' ? log.noEnd : log.empty;
  if (field === 'expiresAt') return formatDate(lang, Date.parse(value), { dateStyle: 'medium', timeStyle: 'short' });
  const [, amount, currency = ''] = MONEY.exec(value) ?? [];
  if (amount) return formatCurrency(lang, Number(amount), currency);
  // An amount of an entry from before amounts had a currency: 200.5.
  if (field.endsWith('.amount')) return formatNumber(lang, Number(value));
  if (field.endsWith('countryCode')) return regionName(lang, value);
  if (!words) return value;
  // A list of codes is one text.
  return new Intl.ListFormat(lang, { type: 'unit' }).format(value.split(', ').map((each) => words[each] ?? each));
}

/** As the screen of the field has its values. */
function wordsOf(subject: Subject, field: string, messages: Messages): Words | undefined {
  if (field === 'autoApprovalMode') return messages.approvalSettings.modes;
  if (field === 'outOfPolicy') return messages.policy.outcomes;
  if (field === 'role') return messages.people.roles;
  if (field === 'tier' || field === 'requestedTier') return messages.plan.names;
  if (field === 'allowedClasses') {
    const vertical = subject.replace('POLICY_', '').toLowerCase();
    return (messages.policy.classes as Readonly<Record<string, Words>>)[vertical];
  }
  return subject === 'SORT_ORDERS' ? messages.companyGeneral.sortOrders.orders : undefined;
}

export const screen: Screen<Messages> = {
  View: CompanyLog,
  sheets: [
    ...[buttonSheet, fieldSheet, listboxSheet, selectSheet, dataTableSheet, skeletonSheet],
    ...[companySheet, tableSheet],
  ],
};
