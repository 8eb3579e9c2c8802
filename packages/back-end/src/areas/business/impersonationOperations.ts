import type { Schema } from '@travel-shell/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Member } from '../../http/Member.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { changedFields, logChange } from './companyLog.ts';
import { endImpersonation, endImpersonations } from './impersonation.ts';
import { lockCompany } from './lockCompany.ts';

type ImpersonationSupport = Schema<'ImpersonationSupport'>;

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
        await trx
          .updateTable('companies')
          .set({ impersonation_granted_at: sql`now()`, impersonation_granted_by: member.userId })
          .where('id', '=', member.companyId)
          .where('impersonation_granted_at', 'is', null)
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
          .set({ impersonation_granted_at: null, impersonation_granted_by: null })
          .where('id', '=', member.companyId)
          .execute();
        await endImpersonations(services, trx, member.companyId);
        return noteSupport(trx, member, before);
      });
    },

    async endImpersonation(request, reply): Promise<Schema<'ImpersonationEnd'>> {
      return { formToken: await endImpersonation(services, request, reply), redirectUrl: '/' };
    },
  } satisfies Partial<OperationHandlers>;
}

async function noteSupport(
  trx: Kysely<Database>,
  member: Member,
  { enabled: before }: ImpersonationSupport,
): Promise<ImpersonationSupport> {
  const now = await readSupport(trx, member.companyId);
  const changes = changedFields({ impersonationSupport: before }, { impersonationSupport: now.enabled });
  await logChange(trx, member, { subject: 'IMPERSONATION_SUPPORT', changes });
  return now;
}

async function readSupport(db: Kysely<Database>, companyId: string): Promise<ImpersonationSupport> {
  const { granted_at, granted_by } = await db
    .selectFrom('companies as company')
    .leftJoin('users', 'users.id', 'company.impersonation_granted_by')
    .select(['company.impersonation_granted_at as granted_at', 'users.account_name as granted_by'])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { enabled: granted_at !== null, grantedAt: granted_at?.toISOString() ?? null, grantedBy: granted_by };
}
