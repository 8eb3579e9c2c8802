import { type Kysely, sql } from 'kysely';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { SESSION_COOKIE } from 'travel-shell-back-end/http/sessions/RequestSessions.ts';
import { hashToken } from 'travel-shell-back-end/http/sessions/SessionStore.ts';
import type { Visitor } from '../../back-end/testing/Visitor.ts';

/** Makes a visitor's session as old as if it had begun this long ago, by one sign-in, and been used since. */
export async function ageSession(db: Kysely<Database>, visitor: Visitor, seconds: number): Promise<void> {
  const ago = sql<Date>`now() - make_interval(secs => ${seconds})`;
  await db
    .updateTable('sessions')
    .set({ created_at: ago, refreshed_at: ago, signed_in_at: ago })
    .where('token_hash', '=', hashToken(visitor.cookies.get(SESSION_COOKIE) ?? ''))
    .execute();
}
