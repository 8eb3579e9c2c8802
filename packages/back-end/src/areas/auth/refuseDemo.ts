import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ConfigurationError } from '../../configuration/Problems.ts';

/** Of the accounts that `npm start` adds. Their password is in this repository, so everybody knows it. */
export const DEMO_LOGINS: readonly string[] = [
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
];

/** The comment of the table of accounts, which dumps keep, in a database that `npm run serve` has used. */
const FOR_REAL_PEOPLE = 'accounts of real people (npm run serve)';

const demoAccounts = (db: Kysely<Database>) =>
  db.selectFrom('users').select('login').where('login', 'in', DEMO_LOGINS).execute();

/** For a server of real people: refuses a database with accounts of the demo, and keeps the demo out of it from now on. */
export async function refuseDemoAccounts(db: Kysely<Database>): Promise<void> {
  const found = await demoAccounts(db);
  if (found.length > 0)
    throw new ConfigurationError(
      `DATABASE_URL leads to a database with ${found.length} accounts of the demo, e.g. ${found[0]?.login}, whose password is public. ` +
        'Give an empty database, or one that only npm run serve has used.',
    );
  await sql`comment on table users is ${sql.lit(FOR_REAL_PEOPLE)}`.execute(db);
}

/** For the demo, whose accounts have a public password: refuses a database of real people. */
export async function refuseRealPeople(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ comment: string | null }>`select obj_description('users'::regclass) as comment`.execute(
    db,
  );
  const hasOthers = async () =>
    (await db.selectFrom('users').select('id').limit(1).execute()).length > 0 && (await demoAccounts(db)).length === 0;
  if (rows[0]?.comment === FOR_REAL_PEOPLE || (await hasOthers()))
    throw new ConfigurationError(
      'DATABASE_URL leads to a database with accounts of real people, and the demo would add accounts whose password is public. ' +
        'Give an empty database, or none for the embedded one; npm run serve is for real people.',
    );
}
