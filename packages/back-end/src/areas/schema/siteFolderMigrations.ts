import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The pictures that this server has served below another path; a site's own ones have other names. */
const OURS = {
  companies: 'company-logos/[0-9a-f]{64}\\.(jpg|png|gif)',
  footer_brands: 'brands/(fareloft|harborline|nestly|roamstay|tablewise)\\.svg',
};

/** The server's own pictures, and those of companies, are below `/site/`. */
export const siteFolderMigrations: Record<string, Migration> = {
  '0018_site_folder': {
    async up(db: Kysely<unknown>) {
      for (const [table, file] of Object.entries(OURS)) {
        await sql`
          update ${sql.table(table)}
          set logo_url = regexp_replace(logo_url, '^/[^/]+/', '/site/')
          where logo_url ~ ${`^/[^/]+/${file}$`}`.execute(db);
      }
    },
  },
};
