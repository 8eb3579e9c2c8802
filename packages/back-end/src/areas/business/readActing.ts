import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Acting } from '../../http/Acting.ts';
import type { Session } from '../../http/sessions/Session.ts';

/** The names of the support agent and of the member they act as in this session, and when that ends. Null in other sessions (BIZ-004). */
export async function readActing(db: Kysely<Database>, { impersonatorId, tokenHash }: Session): Promise<Acting | null> {
  if (impersonatorId === null) return null;
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users as agent', 'agent.id', 'sessions.impersonator_id')
    .innerJoin('users as member', 'member.id', 'sessions.user_id')
    .leftJoin('business_profiles as profile', 'profile.user_id', 'member.id')
    .leftJoin('companies as company', 'company.id', 'profile.company_id')
    .select([
      'agent.account_name as agentName',
      'member.account_name as memberName',
      // Null is no end.
      sql<Date>`least(sessions.expires_at, company.impersonation_expires_at)`.as('endsAt'),
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return null;
  const secondsLeft = Math.max(0, Math.round((row.endsAt.getTime() - Date.now()) / 1000));
  return { ...row, endsAt: row.endsAt.toISOString(), secondsLeft };
}
