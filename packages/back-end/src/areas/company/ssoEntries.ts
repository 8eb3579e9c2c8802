import type { Schema } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** The place that an entry's secret is encrypted for. A secret of another entry does not open there. */
export const clientSecretPlace = (entryId: string): string => `company_sso_entries.client_secret ${entryId}`;

/** The public fields of an entry: all but its secret. */
const toEntry = (row: {
  id: string;
  active: boolean;
  name: string;
  issuer: string;
  authorization_endpoint: string;
  client_id: string;
  has_client_secret: unknown;
  last_try_at: Date | null;
  last_try_result: Schema<'SsoTry'>['result'] | null;
  last_try_reason: Schema<'SsoTry'>['reason'];
  last_try_current: boolean;
}): Schema<'SsoEntry'> => ({
  id: row.id,
  active: row.active,
  name: row.name,
  issuer: row.issuer,
  authorizationEndpoint: row.authorization_endpoint,
  clientId: row.client_id,
  hasClientSecret: row.has_client_secret === true,
  ...(row.last_try_at &&
    row.last_try_result && {
      lastTry: {
        triedAt: row.last_try_at.toISOString(),
        result: row.last_try_result,
        reason: row.last_try_reason,
        isCurrent: row.last_try_current,
      },
    }),
});

function selectEntries(db: Kysely<Database>, companyId: string) {
  return db
    .selectFrom('company_sso_entries')
    .select(['id', 'active', 'name', 'issuer', 'authorization_endpoint', 'client_id'])
    .select(['last_try_at', 'last_try_result', 'last_try_reason', 'last_try_current'])
    .select((of) => of('sealed_client_secret', 'is not', null).as('has_client_secret'))
    .where('company_id', '=', companyId);
}

/** Oldest first. */
export async function listSsoEntries(db: Kysely<Database>, companyId: string): Promise<Schema<'SsoSettings'>> {
  const rows = await selectEntries(db, companyId).orderBy('created_at').orderBy('id').execute();
  return rows.map(toEntry);
}

/** An entry of this company; another company's entry counts as missing. */
export async function findSsoEntry(
  db: Kysely<Database>,
  companyId: string,
  id: string,
): Promise<Schema<'SsoEntry'> | undefined> {
  const row = await selectEntries(db, companyId).where('id', '=', id).executeTakeFirst();
  return row && toEntry(row);
}
