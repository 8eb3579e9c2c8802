import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { renewFormToken } from '../../http/formTokens.ts';
import type { OperationRequest } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { invalidSession, requireSession } from '../../http/sessions/requireSession.ts';
import type { Session } from '../../http/sessions/Session.ts';
import { refuseOldSignIn } from '../auth/requireRecentSignIn.ts';
import { composeMail } from '../mail/composeMail.ts';
import { nameInMail } from '../mail/textInMail.ts';
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
  const acting = await services.db.transaction().execute(async (trx) => {
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
    return services.sessions.replace(trx, session, { userId: memberId, impersonatorId: agentId });
  });
  if (!acting) throw invalidSession();
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
    await noteEnd(services, trx, { agentId, memberId: userId, goesOn: true });
    return services.sessions.replace(trx, session, { userId: agentId, impersonatorId: null });
  });
  if (!own) throw invalidSession();
  return renewFormToken(request, reply, services.sessions.adopt(request, reply, own));
}

/** Signing out ends acting as a member, too. */
export async function noteSignOut(services: Services, { userId, impersonatorId: agentId }: Session): Promise<void> {
  if (agentId === null) return;
  await services.db
    .transaction()
    .execute((trx) => noteEnd(services, trx, { agentId, memberId: userId, goesOn: false }));
}

/**
 * Records it, and writes to the member, who learns that support has acted as them; and to the agent, where their own
 * session goes on.
 */
async function noteEnd(
  { mail }: Services,
  trx: Transaction<Database>,
  { agentId, memberId, goesOn }: { agentId: string; memberId: string; goesOn: boolean },
): Promise<void> {
  await trx
    .updateTable('impersonations')
    .set({ ended_at: sql`now()` })
    .where('agent_id', '=', agentId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();
  const people = await trx
    .selectFrom('users')
    .select(['id', 'account_email', 'account_name'])
    .where('id', 'in', [agentId, memberId])
    .execute();
  const agent = people.find(({ id }) => id === agentId);
  const member = people.find(({ id }) => id === memberId);
  if (!agent || !member) return;
  const kind = 'impersonation-ended';
  if (goesOn) {
    await mail.send(
      composeMail({
        to: agent.account_email,
        kind,
        subject: 'You no longer act as a member',
        paragraphs: [
          `Your session as ${nameInMail(member.account_name)} has ended; the browser goes on as you.`,
          'If it was not you, choose a new password at once.',
        ],
      }),
      trx,
    );
  }
  await mail.send(
    composeMail({
      to: member.account_email,
      kind,
      subject: 'Support no longer acts as you',
      paragraphs: [
        'Our support has acted in your name, as your company allows, and has just finished.',
        'Whoever manages the settings of your company can end this permission.',
      ],
    }),
    trx,
  );
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
