import type { Schema } from '@travel-shell/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { MOST_PAGES } from '../../http/sessions/notePage.ts';
import type { Page } from './userSearch.ts';

/** When support has acted as members of a company: what goes on first, then the newest. */
export async function readSupportSessions(
  db: Kysely<Database>,
  companyId: string,
  { page, size }: Page,
): Promise<{ content: Schema<'SupportSession'>[]; total: number }> {
  const all = db.selectFrom('impersonations').where('impersonations.company_id', '=', companyId);
  const { total } = await all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .leftJoin('users as agent', 'agent.id', 'impersonations.agent_id')
    .leftJoin('users as member', 'member.id', 'impersonations.member_id')
    .select(['impersonations.id', 'agent.account_name as agent', 'member.account_name as member'])
    .select(['started_at', 'ended_at'])
    .select(
      sql<string[]>`array(select path from impersonation_pages
        where impersonation_id = impersonations.id order by opened_at, path limit ${MOST_PAGES})`.as('pages'),
    )
    .orderBy(sql`ended_at is not null`)
    .orderBy('started_at', 'desc')
    .orderBy('impersonations.id')
    .limit(size)
    .offset(page * size)
    .execute();
  const content = rows.map(({ started_at, ended_at, ...row }) => ({
    ...row,
    startedAt: started_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
  }));
  return { content, total };
}
