import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';

/** Whose people sign in elsewhere (EXTERNAL_AUTH_REQUIRED), to be tried with any name at this domain. */
export const EXTERNAL_AUTH_DOMAIN = 'sso.example';

/** Adds what is missing and leaves what is there; two servers may do this at once. */
export async function seedAuth(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('external_auth_domains')
    .values({ domain: EXTERNAL_AUTH_DOMAIN, authorization_url: `https://login.${EXTERNAL_AUTH_DOMAIN}/authorize` })
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .execute();
}
