import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Services } from '../../http/Services.ts';
import { mayAct, type Session } from '../../http/sessions/Session.ts';
import { composeMail } from '../mail/composeMail.ts';
import { nameInMail } from '../mail/textInMail.ts';

type ForMails = Pick<Services, 'mail'>;

/** Writes to the member, before support sees anything of theirs. */
export async function tellOfActing({ mail }: ForMails, trx: Transaction<Database>, memberId: string): Promise<void> {
  const member = await findPerson(trx, memberId);
  if (!member) return;
  await mail.send(
    composeMail({
      to: member.account_email,
      kind: 'impersonation-started',
      subject: 'Support acts as you',
      paragraphs: [
        'Our support has begun to act in your name, as your company allows: for an hour at most. We write again when it has finished.',
        'Whoever manages the settings of your company can end this permission.',
      ],
    }),
    trx,
  );
}

/** Notes that support has begun to act as members, or no longer does. */
export async function logActing(
  trx: Transaction<Database>,
  action: 'ADDED' | 'REMOVED',
  acting: readonly { company_id: string; member_id: string | null; agent_id: string | null }[],
): Promise<void> {
  if (acting.length === 0) return;
  const entry = { by_support: true, subject: 'ACTING', action, target: null, changes: '[]' } as const;
  await trx
    .insertInto('company_log')
    .values(acting.map((row) => ({ ...row, ...entry })))
    .execute();
}

/** Signing out ends acting as a member, too. */
export async function noteSignOut(services: Services, { impersonatorId: agentId }: Session): Promise<void> {
  if (agentId === null) return;
  await services.db.transaction().execute((trx) => noteActingEnds(services, trx, { agent_id: agentId }));
}

/**
 * Ends acting after an hour, or once the agent has signed in again or everywhere out, or may act no more. For a job.
 */
export function endActing({ db, mail }: Pick<Services, 'db' | 'mail'>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('sessions')
      .where('impersonator_id', 'is not', null)
      .where(sql<boolean>`not ${mayAct}`)
      .execute();
    await noteActingEnds({ mail }, trx);
  });
}

/**
 * Records the end of each acting that has no session any more, and writes to the members, who learn that support has acted as
 * them. Returns whether there was one.
 */
export async function noteActingEnds(
  { mail }: ForMails,
  trx: Transaction<Database>,
  of: { agent_id: string } | { company_id: string } | undefined = undefined,
): Promise<boolean> {
  let open = trx
    .updateTable('impersonations')
    .set({ ended_at: sql`now()` })
    .where('ended_at', 'is', null)
    .where(
      sql<boolean>`not exists (
        select from sessions where sessions.impersonator_id = impersonations.agent_id
          and sessions.user_id = impersonations.member_id and sessions.expires_at > now())`,
    );
  for (const [column, id] of Object.entries(of ?? {})) open = open.where(column as 'agent_id' | 'company_id', '=', id);
  const ended = await open.returning(['company_id', 'member_id', 'agent_id']).execute();
  await logActing(trx, 'REMOVED', ended);
  for (const memberId of new Set(ended.map(({ member_id }) => member_id))) {
    const member = memberId && (await findPerson(trx, memberId));
    if (!member) continue;
    await mail.send(
      composeMail({
        to: member.account_email,
        kind: 'impersonation-ended',
        subject: 'Support no longer acts as you',
        paragraphs: [
          'Our support has acted in your name, as your company allows, and has just finished.',
          'Whoever manages the settings of your company can end this permission.',
        ],
      }),
      trx,
    );
  }
  return ended.length > 0;
}

/** Writes to an agent whose own session goes on: whoever finds support's session becomes the agent by its end. */
export async function tellAgentOfEnd(
  { mail }: ForMails,
  trx: Transaction<Database>,
  { agentId, memberId }: { agentId: string; memberId: string },
): Promise<void> {
  const [agent, member] = [await findPerson(trx, agentId), await findPerson(trx, memberId)];
  if (!agent || !member) return;
  await mail.send(
    composeMail({
      to: agent.account_email,
      kind: 'impersonation-ended',
      subject: 'You no longer act as a member',
      paragraphs: [
        `Your session as ${nameInMail(member.account_name)} has ended; the browser goes on as you.`,
        'If it was not you, choose a new password at once.',
      ],
    }),
    trx,
  );
}

const findPerson = (trx: Transaction<Database>, userId: string) =>
  trx.selectFrom('users').select(['account_email', 'account_name']).where('id', '=', userId).executeTakeFirst();
