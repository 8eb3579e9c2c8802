import { type Kysely, sql } from 'kysely';
import { FOR_REAL_PEOPLE, publicAccounts } from 'travel-shell-back-end/areas/auth/refusePublicAccounts.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { ConfigurationError } from 'travel-shell-back-end/errors/Problems.ts';

/** For the demo, whose accounts have a public password: refuses a database of real people. */
export async function refuseRealPeople(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ comment: string | null }>`select obj_description('users'::regclass) as comment`.execute(
    db,
  );
  const hasOthers = async () =>
    (await db.selectFrom('users').select('id').limit(1).execute()).length > 0 &&
    (await publicAccounts(db)).length === 0;
  if (rows[0]?.comment === FOR_REAL_PEOPLE || (await hasOthers()))
    throw new ConfigurationError(
      'DATABASE_URL leads to a database with accounts of real people, and the demo would add accounts whose password is public. ' +
        'Give an empty database, or none for the embedded one; npm run serve is for real people.',
    );
}
