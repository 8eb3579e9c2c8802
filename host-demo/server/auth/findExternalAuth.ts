import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';

/**
 * Where people with such an address sign in instead, or null. The domain alone decides, so the answer tells nobody
 * which names have an account.
 */
export async function findExternalAuth(db: Kysely<Database>, login: string): Promise<string | null> {
  const at = login.lastIndexOf('@');
  if (at < 0) return null;
  const row = await db
    .selectFrom('external_auth_domains')
    .select('authorization_url')
    .where('domain', '=', login.slice(at + 1))
    .executeTakeFirst();
  return row?.authorization_url ?? null;
}
