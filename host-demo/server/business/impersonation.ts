import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { requireSession } from '../auth/requireSession.ts';
import type { Database } from '../database/Database.ts';
import { renewFormToken } from '../formTokens.ts';
import type { Services } from '../Services.ts';
import { hashToken } from '../sessions/SessionStore.ts';
import { forbidden } from './requireMember.ts';

/**
 * Lets the signed-in support agent act as a member of a company that allows it (BIZ-004): starts a new session that
 * belongs to the member and records the agent. Throws FORBIDDEN, always with the same message, when the user is not an
 * agent, already acts as a member, or the member's company does not allow it.
 */
export async function startImpersonation(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  memberId: string,
): Promise<void> {
  const { userId: agentId, tokenHash, impersonatorId } = await requireSession(services, request, reply);
  const agent = await services.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', agentId)
    .where('support_agent', '=', true)
    .executeTakeFirst();
  if (!agent || impersonatorId !== null) throw notAllowed();
  const former = await services.db
    .selectFrom('sessions')
    .select('two_factor_verified_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  const token = await services.sessions.start(request, reply, agentId, false);
  renewFormToken(request, reply, token);
  await services.db.transaction().execute(async (trx) => {
    // Locked, so that a company that revokes its permission concurrently also ends this session.
    const company = await trx
      .selectFrom('companies as company')
      .innerJoin('business_profiles as profile', 'profile.company_id', 'company.id')
      .select('company.id')
      .where('profile.user_id', '=', memberId)
      .where('company.impersonation_granted_at', 'is not', null)
      .forShare('company')
      .executeTakeFirst();
    if (!company) throw notAllowed();
    await trx
      .insertInto('impersonations')
      .values({ company_id: company.id, agent_id: agentId, member_id: memberId })
      .execute();
    await trx
      .updateTable('sessions')
      .set({
        user_id: memberId,
        impersonator_id: agentId,
        two_factor_verified_at: former?.two_factor_verified_at ?? null,
      })
      .where('token_hash', '=', hashToken(token))
      .execute();
  });
}

/** Ends the impersonation; the browser continues as the agent. Returns the new session's form token. */
export async function endImpersonation(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const { userId, impersonatorId: agentId } = await requireSession(services, request, reply);
  if (agentId === null) throw forbidden('This session does not act as another member.');
  await services.db
    .updateTable('impersonations')
    .set({ ended_at: sql`now()` })
    .where('agent_id', '=', agentId)
    .where('member_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  const token = await services.sessions.start(request, reply, agentId, false);
  return renewFormToken(request, reply, token);
}

/** Ends every session that acts as a member of this company. */
export async function endImpersonations(trx: Kysely<Database>, companyId: string): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('impersonator_id', 'is not', null)
    .where('user_id', 'in', (members) =>
      members.selectFrom('business_profiles').select('user_id').where('company_id', '=', companyId),
    )
    .execute();
  await trx
    .updateTable('impersonations')
    .set({ ended_at: sql`now()` })
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .execute();
}

const notAllowed = () => forbidden('Only support may act as others, where their company allows it.');
