import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { seedFooter } from './seedFooter.ts';
import { seedPickers } from './seedPickers.ts';

/** Adds missing rows and keeps existing ones. Safe for two servers at once. */
export async function seedAccount(db: Kysely<Database>): Promise<void> {
  await seedFooter(db);
  await seedPickers(db);
}
