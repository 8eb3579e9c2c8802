import type { Kysely } from 'kysely';
import type { Database } from 'travel-shell-back-end/database/Database.ts';

/** Ada's travelers: herself and a child. */
export async function seedTravelers(db: Kysely<Database>): Promise<void> {
  const ada = await db.selectFrom('users').select('id').where('login', '=', 'ada@example.com').executeTakeFirst();
  if (!ada) return;
  const present = await db.selectFrom('travelers').select('user_id').where('user_id', '=', ada.id).limit(1).execute();
  if (present.length > 0) return;
  await db
    .insertInto('travelers')
    .values([
      {
        // Fixed, so that two servers that start at once add them once.
        traveler_id: '6f1c2a44-8f0e-4a57-9d0c-3a1f7b2e5d10',
        user_id: ada.id,
        first_name: 'Ada',
        middle_name: 'King',
        last_name: 'Lovelace',
        date_of_birth: '1985-12-10',
        email_address: 'ada@example.com',
        phone_number: '2079460123',
        phone_country_code: '44',
        phone_country_code_iso: 'GB',
        tsa_redress: null,
        known_traveler_number: 'TT1234567',
        preferred: true,
      },
      {
        traveler_id: '0d6c3f7e-51b4-4b0a-8f8b-6c1f0a9d2e11',
        user_id: ada.id,
        first_name: 'Byron',
        middle_name: null,
        last_name: 'King',
        date_of_birth: '2016-05-12',
        preferred: false,
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
