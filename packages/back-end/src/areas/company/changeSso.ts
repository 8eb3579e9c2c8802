import type { Schema } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { Member } from '../../http/Member.ts';
import { etagOf, isOldVersion } from '../../http/versions.ts';
import { changedFields, logChange, readLastChange } from '../business/companyLog.ts';
import { lockCompany } from '../business/lockCompany.ts';
import { oldVersion } from './changeCompany.ts';
import { listSsoEntries } from './ssoEntries.ts';

type SsoEntry = Schema<'SsoEntry'>;

interface SsoWrite {
  action: Schema<'CompanyLogEntry'>['action'];
  /** The id of the entry that is changed or removed. */
  id?: string;
  hasNewSecret?: boolean;
  /** Returns the id of the entry that it has written. */
  write(trx: Kysely<Database>, before: readonly SsoEntry[]): Promise<string>;
}

/** The version of a company's entries. A try of one changes nothing. */
export const ssoVersionOf = (entries: readonly SsoEntry[]): string =>
  etagOf(entries.map(({ lastTry: _, ...entry }) => entry));

/**
 * Changes the entries of a company, and notes who did it. Returns the entry that was written. Throws PRECONDITION_FAILED,
 * with all entries, where `If-Match` names another version, and NOT_FOUND for another company's entry.
 */
export async function changeSso(
  db: Kysely<Database>,
  request: FastifyRequest & { member: Member },
  reply: FastifyReply,
  { action, id, hasNewSecret = false, write }: SsoWrite,
): Promise<SsoEntry | undefined> {
  const { companyId } = request.member;
  const { after, entry } = await db.transaction().execute(async (trx) => {
    await lockCompany(trx, companyId);
    const before = await listSsoEntries(trx, companyId);
    const etag = ssoVersionOf(before);
    // An added entry overwrites nothing.
    if (action !== 'ADDED' && isOldVersion(request, etag)) {
      const current = await companySsoOf(trx, companyId, before);
      throw oldVersion(etag, current, current.lastChange);
    }
    const old = before.find((one) => one.id === id);
    if (id !== undefined && !old) throw noEntry(id);
    const written = await write(trx, before);
    const after = await listSsoEntries(trx, companyId);
    const entry = after.find((one) => one.id === written);
    const secret = hasNewSecret ? [{ field: 'clientSecret', before: null, after: null }] : [];
    await logChange(trx, request.member, {
      subject: 'SSO',
      action,
      target: (entry ?? old)?.name,
      changes: [...changedFields(old && loggedOf(old), entry && loggedOf(entry)), ...secret],
    });
    return { after, entry };
  });
  reply.header('ETag', ssoVersionOf(after));
  return entry;
}

const loggedOf = ({ name, issuer, authorizationEndpoint, clientId, active }: SsoEntry) => ({
  name,
  issuer,
  authorizationEndpoint,
  clientId,
  active,
});

/** These entries as API-103 answers. */
export async function companySsoOf(
  db: Kysely<Database>,
  companyId: string,
  ssoSettings: SsoEntry[],
): Promise<Schema<'CompanySso'>> {
  const lastChange = await readLastChange(db, companyId, 'SSO');
  return { ssoSettings, ...(lastChange && { lastChange }) };
}

export const noEntry = (id: string): ApiError =>
  new ApiError(404, 'NOT_FOUND', `This company has no SSO entry ${id}.`, 'This does not exist any more.');
