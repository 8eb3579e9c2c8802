import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { type OpenDatabaseOptions, openMigratedDatabase } from '../../database/openMigratedDatabase.ts';
import { migrations } from './migrations.ts';

/** The database with the tables of all areas. */
export const openDatabase = (options: OpenDatabaseOptions): Promise<Kysely<Database>> =>
  openMigratedDatabase(options, migrations);
