import type { Migration } from 'kysely/migration';

/** In order of their names, like all of them. */
export const authMigrations: Record<string, Migration> = {};
