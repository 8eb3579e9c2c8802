import type { Kysely } from 'kysely';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { seedCompanySettings } from './seedCompanySettings.ts';
import { seedDatabase } from './seedDatabase.ts';
import { seedExternalAuth } from './seedExternalAuth.ts';
import { seedTravelers } from './seedTravelers.ts';
import { seedTrips } from './seedTrips.ts';

/** Accounts, companies, travelers and trips to try the kit with. Adds what is missing, and keeps what is there. */
export async function seedDemo(db: Kysely<Database>): Promise<void> {
  // The accounts first: the others belong to them.
  for (const seed of [seedDatabase, seedCompanySettings, seedExternalAuth, seedTravelers, seedTrips]) await seed(db);
}
