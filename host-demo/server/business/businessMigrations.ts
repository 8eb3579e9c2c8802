import type { Migration } from 'kysely/migration';

/** In order of their names, like all of them. */
export const businessMigrations: Record<string, Migration> = {};
