import type { Schema } from '@travel-shell/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { endImpersonation, endImpersonations } from './impersonation.ts';

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
      await db
        .updateTable('companies')
        .set({ impersonation_granted_at: sql`now()`, impersonation_granted_by: member.userId })
        .where('id', '=', member.companyId)
        .where('impersonation_granted_at', 'is', null)
        .execute();
      return readSupport(db, member.companyId);
    },

    async revokeImpersonationSupport(request): Promise<ImpersonationSupport> {
      const member = request.member;
      return db.transaction().execute(async (trx) => {
        await trx
          .updateTable('companies')
          .set({ impersonation_granted_at: null, impersonation_granted_by: null })
          .where('id', '=', member.companyId)
          .execute();
        await endImpersonations(trx, member.companyId);
        return readSupport(trx, member.companyId);
      });
    },

    async endImpersonation(request, reply): Promise<Schema<'ImpersonationEnd'>> {
      return { formToken: await endImpersonation(services, request, reply), redirectUrl: '/' };
    },
  } satisfies Partial<OperationHandlers>;
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
