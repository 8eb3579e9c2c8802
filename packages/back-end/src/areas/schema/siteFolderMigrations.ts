import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The server's own pictures, and those of companies, are below `/site/`. */
export const siteFolderMigrations: Record<string, Migration> = {
  '0018_site_folder': {
    async up(db: Kysely<unknown>) {
      for (const table of ['companies', 'footer_brands']) {
        await sql`
          update ${sql.table(table)}
          set logo_url = regexp_replace(logo_url, '^/[^/]+/(brands|company-logos)/', '/site/\\1/')`.execute(db);
      }
    },
  },
};
