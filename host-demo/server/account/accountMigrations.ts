import type { Migration } from 'kysely/migration';

/** In order of their names, like all of them. */
export const accountMigrations: Record<string, Migration> = {};
