import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Services } from '../../http/Services.ts';
import type { Session } from '../../http/sessions/Session.ts';
import { composeMail } from '../mail/composeMail.ts';
import { nameInMail } from '../mail/textInMail.ts';

/** Signing out ends acting as a member, too. */
export async function noteSignOut(services: Services, { userId, impersonatorId: agentId }: Session): Promise<void> {
  if (agentId === null) return;
  await services.db
    .transaction()
    .execute((trx) => noteActingEnd(services, trx, { agentId, memberId: userId, goesOn: false }));
}

/**
 * Records it, and writes to the member, who learns that support has acted as them; and to the agent, where their own
 * session goes on.
 */
export async function noteActingEnd(
  { mail }: Services,
  trx: Transaction<Database>,
  { agentId, memberId, goesOn }: { agentId: string; memberId: string; goesOn: boolean },
): Promise<void> {
  const ended = await trx
    .updateTable('impersonations')
    .set({ ended_at: sql`now()` })
    .where('agent_id', '=', agentId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  // Another request has just ended it.
  if (ended.length === 0) return;
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
