import type { Schema } from '@travel-shell/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Member } from '../../http/Member.ts';
import { LOG_SUBJECTS, type LogSubject } from './businessTables.ts';
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

/** What a step of the company asks for, by which it is done. */
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
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [...textsOf(inner, path ? `${path}.${name}` : name)]),
  );
}

/** The last change of each subject, newest first. */
export async function readLastChanges(db: Kysely<Database>, companyId: string): Promise<Change[]> {
  // The first of an index for each: a log may have a million rows.
  const newest = LOG_SUBJECTS.map(
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

export interface LogPage {
  content: Schema<'CompanyLogEntry'>[];
  total: number;
}

/** Newest first. */
export async function readLog(
  db: Kysely<Database>,
  companyId: string,
  { page, size }: { page: number; size: number },
): Promise<LogPage> {
  const { total } = await db
    .selectFrom('company_log')
    .select((of) => of.fn.countAll<string | number>().as('total'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  const rows = await selectChanges(db, companyId)
    .select(['entry.id', 'entry.action', 'entry.target', 'entry.changes'])
    .orderBy('entry.changed_at', 'desc')
    .orderBy('entry.id')
    .limit(size)
    .offset(page * size)
    .execute();
  const content = rows.map(({ id, action, target, changes, ...row }) => ({
    id,
    action,
    target,
    changes: [...changes],
    ...toChange(row),
  }));
  return { content, total: Number(total) };
}

/** With the names that people have now: a name is only in their account, and goes with it. */
const selectChanges = (db: Kysely<Database>, companyId: string) =>
  db
    .selectFrom('company_log as entry')
    .leftJoin('users as member', 'member.id', 'entry.member_id')
    .leftJoin('users as agent', 'agent.id', 'entry.agent_id')
    .select([
      'entry.subject',
      'entry.changed_at',
      'entry.by_support',
      'member.account_name as member_name',
      'agent.account_name as agent_name',
    ])
    .where('entry.company_id', '=', companyId);

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
