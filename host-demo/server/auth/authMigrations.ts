import type { Migration } from 'kysely/migration';
import { mailMigrations } from '../mail/mailMigrations.ts';

/** In order of their names, like all of them. */
export const authMigrations: Record<string, Migration> = { ...mailMigrations };
