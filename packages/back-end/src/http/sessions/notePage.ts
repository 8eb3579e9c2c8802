import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Session } from './Session.ts';

/** The pages of one session of support. The contract has no more. */
export const MOST_PAGES = 100;
const LONGEST_PATH = 200;

/** Notes the page that a request of support is for, which the member's company can read. */
export async function notePage(
  db: Kysely<Database>,
  { userId, impersonatorId }: Session,
  request: FastifyRequest,
): Promise<void> {
  const path = pageOf(request);
  if (impersonatorId === null || !path) return;
  await sql`
    insert into impersonation_pages (impersonation_id, path)
    select id, ${path} from impersonations
    where agent_id = ${impersonatorId} and member_id = ${userId} and ended_at is null
      and (select count(*) from impersonation_pages where impersonation_id = impersonations.id) < ${MOST_PAGES}
    on conflict do nothing`.execute(db);
}

/** The page itself, or the one that has sent a call. Without its query, which may have what somebody has typed. */
function pageOf({ headers, url, host }: FastifyRequest): string | undefined {
  const isPage = headers['sec-fetch-mode'] === 'navigate' || headers.accept?.startsWith('text/html');
  const page = URL.parse(isPage ? url : (headers.referer ?? ''), `http://${host}`);
  if (!page || !(isPage || headers.referer)) return undefined;
  const path = page.host === host ? page.pathname : page.host + page.pathname;
  return path.slice(0, LONGEST_PATH);
}
