import type { Schema } from '@travel-shell/contract';
import { COMPANY_CHANGE_SUBJECTS } from '@travel-shell/contract/values';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Member } from '../../http/Member.ts';
import type { LogSubject } from './businessTables.ts';
import { escapeLike } from './escapeLike.ts';
import { type CompanyTask, setCompanyTask } from './onboarding.ts';

type Field = Schema<'CompanyLogField'>;
type Change = Schema<'CompanyChange'>;

export interface LoggedChange {
  subject: LogSubject;
  action?: 'ADDED' | 'CHANGED' | 'REMOVED';
  /** The name of what was changed, where a company has several. */
  target?: string | undefined;
  changes: readonly Field[];
}

/**
 * Notes what a member has changed, in the transaction that changes it and with the company locked, so that entries are in the
 * order of the changes. Nothing is noted where nothing has changed. A step of the company that it has done is marked.
 */
export async function logChange(
  trx: Kysely<Database>,
  { companyId, userId, impersonatedBy }: Member,
  { subject, action = 'CHANGED', target, changes }: LoggedChange,
): Promise<void> {
  if (action === 'CHANGED' && changes.length === 0) return;
  await trx
    .insertInto('company_log')
    .values({
      company_id: companyId,
      member_id: userId,
      by_support: impersonatedBy !== null,
      agent_id: impersonatedBy,
      subject,
      action,
      target: target ?? null,
      changes: JSON.stringify(changes),
    })
    .execute();
  const step = STEP_OF[subject];
  const isThere = action === 'ADDED' || changes.some(({ after }) => after !== null);
  if (step && isThere) await setCompanyTask(trx, companyId, step, 'done');
}

/** The step of the company that a change of the subject completes. */
const STEP_OF: Partial<Record<LogSubject, CompanyTask>> = {
  FACTS: 'COMPANY_DETAILS',
  LOGO: 'COMPANY_LOGO',
  INVITATION: 'INVITE_USERS',
  POLICY_FLIGHT: 'TRAVEL_POLICY',
  POLICY_HOTEL: 'TRAVEL_POLICY',
  POLICY_TRAIN: 'TRAVEL_POLICY',
  POLICY_CAR: 'TRAVEL_POLICY',
};

/** The fields that differ, with their values as texts. */
export function changedFields(before: unknown, after: unknown): Field[] {
  const [old, now] = [textsOf(before), textsOf(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((field) => field.before !== field.after);
}

/** Each field within, named `address.city`. */
function textsOf(value: unknown, path = ''): Map<string, string | null> {
  if (value === null || value === undefined) return new Map([[path, null]]);
  if (Array.isArray(value)) return new Map([[path, value.join(', ')]]);
  if (typeof value !== 'object') return new Map([[path, String(value)]]);
  // An amount without its currency says nothing.
  if ('amount' in value && 'currencyCode' in value) return new Map([[path, `${value.amount} ${value.currencyCode}`]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [...textsOf(inner, path ? `${path}.${name}` : name)]),
  );
}

/** The last change of each subject, newest first. */
export async function readLastChanges(db: Kysely<Database>, companyId: string): Promise<Change[]> {
  // The first of an index for each: a log may have a million rows.
  const newest = COMPANY_CHANGE_SUBJECTS.map(
    (subject) => sql`(select id from company_log where company_id = ${companyId} and subject = ${subject}
      order by changed_at desc limit 1)`,
  );
  const rows = await selectChanges(db, companyId)
    .where('entry.id', 'in', sql<string>`(${sql.join(newest, sql` union all `)})`)
    .execute();
  return rows.toSorted((a, b) => b.changed_at.getTime() - a.changed_at.getTime()).map(toChange);
}

export async function readLastChange(
  db: Kysely<Database>,
  companyId: string,
  subject: LogSubject,
): Promise<Change | undefined> {
  const row = await selectChanges(db, companyId)
    .where('entry.subject', '=', subject)
    .orderBy('entry.changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toChange(row);
}

/** The entries of the log to read; all of them if the filter is empty. */
export interface LogFilter {
  /** Part of the name of who has changed something, or of what was changed. */
  person?: string | undefined;
  subject?: Schema<'CompanyChangeSubject'> | undefined;
  from?: string | undefined;
  /** Not included. */
  to?: string | undefined;
}

export interface LogPage {
  content: Schema<'CompanyLogEntry'>[];
  total: number;
}

/** Newest first. */
export async function readLog(
  db: Kysely<Database>,
  companyId: string,
  { page, size, ...filter }: LogFilter & { page: number; size: number },
): Promise<LogPage> {
  const { total } = await logOf(db, companyId, filter)
    .select((of) => of.fn.countAll<string | number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectEntries(db, companyId, filter)
    .limit(size)
    .offset(page * size)
    .execute();
  return { content: rows.map(toEntry), total: Number(total) };
}

const ENTRIES_AT_ONCE = 1000;

/** All of it, newest first, as it is read: a log may be longer than what a server should hold. */
export async function* readWholeLog(
  db: Kysely<Database>,
  companyId: string,
  filter: LogFilter,
): AsyncGenerator<Schema<'CompanyLogEntry'>> {
  let after: { at: string; id: string } | undefined;
  for (;;) {
    let next = selectEntries(db, companyId, filter)
      // A `Date` has no microseconds, and would find the last entry again.
      .select(sql<string>`entry.changed_at::text`.as('at'))
      .limit(ENTRIES_AT_ONCE);
    if (after)
      next = next.where(sql<boolean>`(entry.changed_at, entry.id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
    const rows = await next.execute();
    yield* rows.map(toEntry);
    after = rows.at(-1);
    if (rows.length < ENTRIES_AT_ONCE) return;
  }
}

const selectEntries = (db: Kysely<Database>, companyId: string, filter: LogFilter) =>
  withNames(logOf(db, companyId, filter))
    .select(['entry.id', 'entry.action', 'entry.target', 'entry.changes'])
    .orderBy('entry.changed_at', 'desc')
    .orderBy('entry.id', 'desc');

/** The names are looked up only where one is searched for. */
function logOf(db: Kysely<Database>, companyId: string, { person, subject, from, to }: LogFilter) {
  let entries = db.selectFrom('company_log as entry').where('entry.company_id', '=', companyId);
  // One that this server does not know has no entries.
  if (subject) entries = entries.where('entry.subject', '=', subject as LogSubject);
  if (from) entries = entries.where('entry.changed_at', '>=', new Date(from));
  if (to) entries = entries.where('entry.changed_at', '<', new Date(to));
  const words = person?.split(/\s+/).filter(Boolean) ?? [];
  for (const word of words) {
    const part = `%${escapeLike(word)}%`;
    entries = entries.where(
      sql<boolean>`(entry.target ilike ${part} or exists (
        select from users where users.id in (entry.member_id, entry.agent_id) and users.account_name ilike ${part}))`,
    );
  }
  return entries;
}

/** With the names that people have now: a name is only in their account, and goes with it. */
const withNames = (entries: ReturnType<typeof logOf>) =>
  entries
    .leftJoin('users as member', 'member.id', 'entry.member_id')
    .leftJoin('users as agent', 'agent.id', 'entry.agent_id')
    .select([
      'entry.subject',
      'entry.changed_at',
      'entry.by_support',
      'member.account_name as member_name',
      'agent.account_name as agent_name',
    ]);

const selectChanges = (db: Kysely<Database>, companyId: string) => withNames(logOf(db, companyId, {}));

const toEntry = ({
  id,
  action,
  target,
  changes,
  ...row
}: Parameters<typeof toChange>[0] &
  Pick<Schema<'CompanyLogEntry'>, 'id' | 'action' | 'target'> & {
    changes: readonly Field[];
  }): Schema<'CompanyLogEntry'> => ({ id, action, target, changes: [...changes], ...toChange(row) });

const toChange = (row: {
  subject: LogSubject;
  changed_at: Date;
  by_support: boolean;
  member_name: string | null;
  agent_name: string | null;
}): Change => ({
  subject: row.subject,
  changedAt: row.changed_at.toISOString(),
  changedBy: row.member_name,
  bySupport: row.by_support,
  supportAgent: row.agent_name,
});
