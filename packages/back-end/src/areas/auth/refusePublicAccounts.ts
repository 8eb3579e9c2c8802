import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ConfigurationError } from '../../errors/Problems.ts';

/** The logins of accounts to try the kit with. Their password is in this repository, so everybody knows it. */
export const PUBLIC_LOGINS: readonly string[] = [
  'ada@example.com',
  'bo@example.com',
  'maximiliane@example.com',
  '+4915112345678',
  'layla@example.com',
  'sol@example.com',
  'grace@example.com',
  'mateo@northwind.example',
  'priya@northwind.example',
  'jonas@northwind.example',
  'ines@northwind.example',
  'hana@cornerbooks.example',
  'felix@cornerbooks.example',
  'rosa@cornerbooks.example',
  'amal@cornerbooks.example',
  'pavel@cornerbooks.example',
  'aiko@meridian.example',
  'samuel@meridian.example',
  'chloe@meridian.example',
  'nadia@meridian.example',
  'liam@meridian.example',
  'maya@gannet.example',
  'omar@gannet.example',
  'lena@gannet.example',
];

/** The comment of the table of accounts, which dumps keep, in a database that `npm run serve` has used. */
export const FOR_REAL_PEOPLE = 'accounts of real people (npm run serve)';

export const publicAccounts = (db: Kysely<Database>) =>
  db.selectFrom('users').select('login').where('login', 'in', PUBLIC_LOGINS).execute();

/** For a server of real people: refuses a database with such accounts, and marks it, so that nothing adds them later. */
export async function refusePublicAccounts(db: Kysely<Database>): Promise<void> {
  const found = await publicAccounts(db);
  if (found.length > 0)
    throw new ConfigurationError(
      `DATABASE_URL leads to a database with ${found.length} accounts whose password is public, e.g. ${found[0]?.login}. ` +
        'Give an empty database, or one that only npm run serve has used.',
    );
  await sql`comment on table users is ${sql.lit(FOR_REAL_PEOPLE)}`.execute(db);
}
