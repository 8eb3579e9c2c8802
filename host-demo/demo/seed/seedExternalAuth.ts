import type { Kysely } from 'kysely';
import type { Database } from 'travel-shell-back-end/database/Database.ts';

/** Domain whose people sign in elsewhere (EXTERNAL_AUTH_REQUIRED). Any name at this domain works. */
export const EXTERNAL_AUTH_DOMAIN = 'sso.example';

/** Adds missing rows and keeps existing ones. Safe for two servers at once. */
export async function seedExternalAuth(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('external_auth_domains')
    .values({ domain: EXTERNAL_AUTH_DOMAIN, authorization_url: `https://login.${EXTERNAL_AUTH_DOMAIN}/authorize` })
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .execute();
}
