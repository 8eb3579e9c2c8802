import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { ACCOUNT_SCHEMA } from '../account/accountSchema.ts';
import { AUTH_SCHEMA } from '../auth/authSchema.ts';
import { BUSINESS_SCHEMA } from '../business/businessSchema.ts';
import { COMPANY_SCHEMA } from '../company/companySchema.ts';
import { CONSENT_SCHEMA } from '../consent/consentSchema.ts';
import { MAIL_SCHEMA } from '../mail/mailSchema.ts';
import { TRIPS_SCHEMA } from '../trips/tripsSchema.ts';

/**
 * Each after those that it refers to. PostgreSQL makes no index for a foreign key, so each begins one of ours: without it
 * deleting an account reads every row of the table. A test finds those that are missing.
 */
const SCHEMAS = [
  ...[AUTH_SCHEMA, ACCOUNT_SCHEMA, BUSINESS_SCHEMA, COMPANY_SCHEMA],
  ...[CONSENT_SCHEMA, MAIL_SCHEMA, TRIPS_SCHEMA],
];

/** In order of their names. Never change a released migration; add a new one. */
export const migrations: Record<string, Migration> = {
  '0001_tables': {
    async up(db: Kysely<unknown>) {
      const statements = SCHEMAS.flatMap((schema) => schema.trim().split(/;\n+/));
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  },
};
