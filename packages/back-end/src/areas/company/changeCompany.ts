import type { Schema } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { Member } from '../../http/Member.ts';
import { etagOf, isOldVersion } from '../../http/versions.ts';
import type { LogSubject } from '../business/businessTables.ts';
import { changedFields, logChange } from '../business/companyLog.ts';
import { lockCompany } from '../business/lockCompany.ts';
import { readCompanySettings } from './readCompanySettings.ts';

type CompanySettings = Schema<'CompanySettings'>;
type Change = Schema<'CompanyChange'>;

interface CompanyWrite<T extends object> {
  subject: LogSubject;
  /** The values that the log compares. */
  values(settings: CompanySettings): unknown;
  /** The answer of the call. */
  answer(settings: CompanySettings): T;
  write(trx: Kysely<Database>, before: CompanySettings): Promise<void>;
}

/**
 * The version of the settings that `changeCompany` writes. SSO entries have their own; support's access and the plan have none.
 * A change of those is no conflict for a form that does not show them.
 */
export const versionOf = ({
  facts,
  autoApprovalMode,
  policies,
  logoUrl,
  expenseManagementSystemCode,
  sortOrderSettings,
  multiRoomBookings,
  features,
}: CompanySettings): string =>
  etagOf([
    facts,
    autoApprovalMode,
    policies,
    logoUrl,
    expenseManagementSystemCode,
    sortOrderSettings,
    multiRoomBookings,
    features,
  ]);

/**
 * Changes a company and notes who did it. Throws PRECONDITION_FAILED, with what is stored, where `If-Match` names another
 * version.
 */
export async function changeCompany<T extends object>(
  db: Kysely<Database>,
  request: FastifyRequest & { member: Member },
  reply: FastifyReply,
  { subject, values, answer, write }: CompanyWrite<T>,
): Promise<T> {
  const { companyId } = request.member;
  const after = await db.transaction().execute(async (trx) => {
    await lockCompany(trx, companyId);
    const before = await readCompanySettings(trx, companyId);
    const etag = versionOf(before);
    if (isOldVersion(request, etag)) throw oldVersion(etag, answer(before), lastChangeOf(before, subject));
    await write(trx, before);
    const written = await readCompanySettings(trx, companyId);
    const changes = changedFields(values(before), values(written));
    if (changes.length === 0) return written;
    await logChange(trx, request.member, { subject, changes });
    return readCompanySettings(trx, companyId);
  });
  reply.header('ETag', versionOf(after));
  return answer(after);
}

const lastChangeOf = ({ lastChanges = [] }: CompanySettings, subject: LogSubject): Change | undefined =>
  lastChanges.find((change) => change.subject === subject);

/** The last change of a subject as the answers have it: left out where there is none. */
export function lastChange(settings: CompanySettings, subject: LogSubject): { lastChange?: Change } {
  const last = lastChangeOf(settings, subject);
  return last ? { lastChange: last } : {};
}

export const oldVersion = (etag: string, current: object, last: Change | undefined): ApiError =>
  new ApiError(
    412,
    'PRECONDITION_FAILED',
    'This write is for another version than the one that is stored.',
    'Somebody else has changed this in the meantime.',
    { etag },
    { body: { current, ...(last && { lastChange: last }) } },
  );
