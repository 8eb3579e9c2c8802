import type { Kysely } from 'kysely';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { inSeconds } from 'travel-shell-back-end/database/inSeconds.ts';
import { hashToken } from 'travel-shell-back-end/http/sessions/SessionStore.ts';
import { DEMO_ACCOUNTS_BY_ROLE } from './accounts.ts';

/** Value of a session cookie. */
export const EXPIRED_SESSION = 'a-session-that-has-expired-a-minute-ago-0123';

/** Stores a session of the private account that has expired. */
export async function addExpiredSession(db: Kysely<Database>): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('login', '=', DEMO_ACCOUNTS_BY_ROLE.account.username)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(EXPIRED_SESSION), user_id: user.id, sticky: false, expires_at: inSeconds(-60) })
    .execute();
}
