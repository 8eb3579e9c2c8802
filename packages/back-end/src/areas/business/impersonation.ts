import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { renewFormToken } from '../../http/formTokens.ts';
import type { OperationRequest } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { invalidSession, requireSession } from '../../http/sessions/requireSession.ts';
import { allowsSupport } from '../../http/sessions/Session.ts';
import { logActing, noteActingEnds, tellAgentOfEnd, tellOfActing } from '../auth/noteActingEnd.ts';
import { refuseOldSignIn } from '../auth/requireRecentSignIn.ts';
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
  const session = await requireSession(services, request, reply);
  const { userId: agentId, impersonatorId } = session;
  const agent = await services.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', agentId)
    .where('support_agent', '=', true)
    .executeTakeFirst();
  if (!agent || impersonatorId !== null) throw notAllowed();
  // Whoever finds an agent's browser open must not become their members.
  refuseOldSignIn(session);
  const acting = await services.db.transaction().execute(async (trx) => {
    // Locked, so that a company that revokes its permission concurrently also ends this session.
    const company = await trx
      .selectFrom('companies as company')
      .innerJoin('business_profiles as profile', 'profile.company_id', 'company.id')
      .select('company.id')
      .where('profile.user_id', '=', memberId)
      .where(allowsSupport('company'))
      .forShare('company')
      .executeTakeFirst();
    if (!company) throw notAllowed();
    const begun = { company_id: company.id, agent_id: agentId, member_id: memberId };
    await trx.insertInto('impersonations').values(begun).execute();
    await logActing(trx, 'ADDED', [begun]);
    const next = await services.sessions.replace(trx, session, { userId: memberId, impersonatorId: agentId });
    if (!next) throw invalidSession();
    await tellOfActing(services, trx, memberId);
    return next;
  });
  renewFormToken(request, reply, services.sessions.adopt(request, reply, acting));
}

/**
 * Ends the impersonation; the browser continues as the agent. Returns the new session's form token. Throws
 * RECENT_SIGN_IN_REQUIRED when the agent's sign-in is older than ten minutes: support's session as a member is seen by
 * more people than the agent's own, and whoever finds it open must not become the agent.
 */
export async function endImpersonation(
  services: Services,
  request: OperationRequest<'endImpersonation'>,
  reply: FastifyReply,
): Promise<string> {
  const session = request.session;
  const { userId, impersonatorId: agentId } = session;
  if (agentId === null) throw forbidden('This session does not act as another member.');
  refuseOldSignIn(session);
  const own = await services.db.transaction().execute(async (trx) => {
    // First, so that of two requests the second learns that the session is over.
    const next = await services.sessions.replace(trx, session, { userId: agentId, impersonatorId: null });
    if (!next) throw invalidSession();
    await noteActingEnds(services, trx, { agent_id: agentId });
    await tellAgentOfEnd(services, trx, { agentId, memberId: userId });
    return next;
  });
  return renewFormToken(request, reply, services.sessions.adopt(request, reply, own));
}

/** Ends every session that acts as a member of this company, and tells the members. */
export async function endImpersonations(
  services: Pick<Services, 'mail'>,
  trx: Transaction<Database>,
  companyId: string,
): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('impersonator_id', 'is not', null)
    .where('user_id', 'in', (members) =>
      members.selectFrom('business_profiles').select('user_id').where('company_id', '=', companyId),
    )
    .execute();
  await noteActingEnds(services, trx, { company_id: companyId });
}

const notAllowed = () => forbidden('Only support may act as others, where their company allows it.');
