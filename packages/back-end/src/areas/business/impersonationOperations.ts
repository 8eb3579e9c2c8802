import type { Schema } from '@travel-shell/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { inSeconds } from '../../database/inSeconds.ts';
import type { Member } from '../../http/Member.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { allowsSupport } from '../../http/sessions/Session.ts';
import { changedFields, logChange } from './companyLog.ts';
import { endImpersonation, endImpersonations } from './impersonation.ts';
import { lockCompany } from './lockCompany.ts';
import { pagingOf } from './pagingOf.ts';
import { readSupportSessions } from './supportSessions.ts';

type ImpersonationSupport = Schema<'ImpersonationSupport'>;

/** Null: until it is revoked. */
const SECONDS_OF: Readonly<Record<NonNullable<Schema<'ImpersonationGrant'>['duration']>, number | null>> = {
  DAY: 24 * 3600,
  WEEK: 7 * 24 * 3600,
  UNTIL_REVOKED: null,
};

/** API-114 to API-117. */
export function createImpersonationOperations(services: Services) {
  const { db } = services;
  return {
    async getImpersonationSupport(request): Promise<ImpersonationSupport> {
      const { companyId } = request.member;
      return readSupport(db, companyId);
    },

    async grantImpersonationSupport(request): Promise<ImpersonationSupport> {
      const member = request.member;
      return db.transaction().execute(async (trx) => {
        await lockCompany(trx, member.companyId);
        const before = await readSupport(trx, member.companyId);
        const seconds = SECONDS_OF[request.body?.duration ?? 'UNTIL_REVOKED'];
        // A permission without an end stays as it was.
        if (before.enabled && !before.expiresAt && seconds === null) return before;
        await trx
          .updateTable('companies')
          .set({
            impersonation_granted_at: sql`now()`,
            impersonation_granted_by: member.userId,
            impersonation_expires_at: seconds === null ? null : inSeconds(seconds),
          })
          .where('id', '=', member.companyId)
          .execute();
        return noteSupport(trx, member, before);
      });
    },

    async revokeImpersonationSupport(request): Promise<ImpersonationSupport> {
      const member = request.member;
      return db.transaction().execute(async (trx) => {
        await lockCompany(trx, member.companyId);
        const before = await readSupport(trx, member.companyId);
        await trx
          .updateTable('companies')
          .set({ impersonation_granted_at: null, impersonation_granted_by: null, impersonation_expires_at: null })
          .where('id', '=', member.companyId)
          .execute();
        await endImpersonations(services, trx, member.companyId);
        return noteSupport(trx, member, before);
      });
    },

    async listSupportSessions(request): Promise<Schema<'SupportSessionPage'>> {
      const page = request.query;
      const { content, total } = await readSupportSessions(db, request.member.companyId, page);
      return { content, paging: pagingOf(page, content.length, total) };
    },

    async endImpersonation(request, reply): Promise<Schema<'ImpersonationEnd'>> {
      return { formToken: await endImpersonation(services, request, reply), redirectUrl: '/' };
    },
  } satisfies Partial<OperationHandlers>;
}

async function noteSupport(
  trx: Kysely<Database>,
  member: Member,
  before: ImpersonationSupport,
): Promise<ImpersonationSupport> {
  const now = await readSupport(trx, member.companyId);
  const changes = changedFields(loggedOf(before), loggedOf(now));
  await logChange(trx, member, { subject: 'IMPERSONATION_SUPPORT', changes });
  return now;
}

const loggedOf = ({ enabled, expiresAt = null }: ImpersonationSupport) => ({
  impersonationSupport: enabled,
  expiresAt,
});

async function readSupport(db: Kysely<Database>, companyId: string): Promise<ImpersonationSupport> {
  const { allows, granted_at, granted_by, expires_at } = await db
    .selectFrom('companies as company')
    .leftJoin('users', 'users.id', 'company.impersonation_granted_by')
    .select([
      allowsSupport('company').as('allows'),
      'company.impersonation_granted_at as granted_at',
      'company.impersonation_expires_at as expires_at',
      'users.account_name as granted_by',
    ])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (!allows || !granted_at) return { enabled: false, grantedAt: null, grantedBy: null, expiresAt: null };
  return {
    ...{ enabled: true, grantedAt: granted_at.toISOString(), grantedBy: granted_by },
    expiresAt: expires_at?.toISOString() ?? null,
  };
}
