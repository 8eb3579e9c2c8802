import pg from 'pg';
import { orderTables, readColumns, type Table } from './readTables.ts';

/** Small tables of fixed contents, filled at start, and Kysely's own. */
const FIXED =
  /^(site_|footer_|social_|privacy_menu|vertical_url|currencies|countries|consent_settings|category_cookies|meta_cookie|tcf_|server_secrets|kysely_|external_auth)/;

/** As many rows as there are accounts. Others have a tenth of it, companies a hundredth. */
const ALL = new Set(['users', 'sessions', 'session_accounts', 'trips', 'trip_events']);

/** A result of a search in the contract's shape. */
const RESULT = `jsonb_build_object('resultId', 'r' || n, 'vertical', 'hotels', 'title', 'Hotel ' || n,
  'location', 'Lisbon', 'startDate', '2027-01-01', 'endDate', '2027-01-08', 'imageUrl', null, 'url', '/hotels/LIS',
  'price', 100, 'currencyCode', 'EUR')`;

/** Values of columns whose rule needs another one than their type has, as SQL with the row's number `n`. */
const VALUES: Record<string, string> = {
  'sessions.token_hash': "encode(sha256(convert_to('bulk-' || n, 'UTF8')), 'hex')",
  'users.login': "'user' || n || '@bulk.example'",
  'users.account_email': "'User' || n || '@Bulk.example'",
  'trips.trip_id': "lpad(upper(to_hex(n)), 6, '0')",
  'trips.trip_hash': "md5('trip' || n)",
  'trips.start_date': "date '2027-01-01' + n % 1000",
  'trips.end_date': "date '2027-01-08' + n % 1000",
  'trip_events.position': 'n % 3',
  'trip_events.state': "'saved'",
  'trip_events.result': RESULT,
  'saved_results.result': RESULT,
  'trip_notifications.type': "'NEW_SHARED_TRIP'",
  // The first company has a twentieth of all people.
  'business_profiles.company_id': `md5('companies' || case when n <= {people} / 20 then 1 else 1 + n % {companies} end)::uuid`,
  'business_profiles.role': "'ADMIN'",
  'business_profiles.last_name': "'Last' || n",
  'companies.impersonation_granted_at': 'case when n % 2 = 0 then now() end',
  'companies.impersonation_expires_at': 'null::timestamptz',
  'account_closures.reason': "'locked'",
  'consent_records.kind': "'cookies'",
  'consent_records.value': `'{"acceptedCategories": ["strictlyNecessary"]}'`,
  'ui_metrics.day': 'current_date - n / 500',
  'users.survey_groups': "'[]'",
};

/** The cookie's value of a bulk session. */
export const bulkToken = (n: number): string => `bulk-${n}`;

/**
 * Fills every table that grows with visitors, by its columns' types and keys, so that tables of later migrations are
 * filled too. The row `n` of one table refers to the row `n` of another. Returns how many rows there are by table.
 */
export async function fillTables(databaseUrl: string, accounts: number): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const sizes = new Map<string, number>();
  try {
    const tables = orderTables(await readColumns(client)).filter(({ name }) => !FIXED.test(name));
    for (const table of tables) {
      const size = sizeOf(table, sizes, accounts);
      await client.query(insertOf(table, sizes, size)).catch((cause: Error) => {
        throw new Error(`${table.name} could not be filled: ${cause.message}. Give the column a value in VALUES.`, {
          cause,
        });
      });
      sizes.set(table.name, size);
    }
    await client.query('vacuum analyze');
    return sizes;
  } finally {
    await client.end();
  }
}

function sizeOf({ name, columns }: Table, sizes: Map<string, number>, accounts: number): number {
  const wanted = ALL.has(name) ? accounts : accounts / (name === 'companies' ? 100 : 10);
  // One row for each that it refers to.
  const [key] = columns.filter(({ isOnlyKey, refers }) => isOnlyKey && refers);
  const referred = key?.refers && sizes.get(key.refers.table);
  return Math.max(1, Math.floor(Math.min(wanted, referred ?? wanted)));
}

function insertOf({ name, columns }: Table, sizes: Map<string, number>, size: number): string {
  const given = columns.flatMap((column) => {
    const value = sqlOf(name, column, sizes, size);
    return value === null ? [] : [{ name: column.name, value }];
  });
  const row = given.map(({ value }) =>
    value.replaceAll('{companies}', `${sizes.get('companies') ?? 1}`).replaceAll('{people}', `${size}`),
  );
  return (
    `insert into ${name} (${given.map((column) => `"${column.name}"`).join(', ')}) ` +
    `select ${row.join(', ')} from generate_series(1, ${size}) as n`
  );
}

/** As SQL; null for the column's default. */
function sqlOf(table: string, column: Table['columns'][number], sizes: Map<string, number>, size: number) {
  const fixed = VALUES[`${table}.${column.name}`];
  if (fixed !== undefined) return fixed;
  if (column.refers) {
    const { table: other, column: key } = column.refers;
    if (FIXED.test(other)) return column.isNullable ? null : `(select min(${key}) from ${other})`;
    const rows = sizes.get(other);
    // A table that refers to itself, or back.
    if (rows === undefined) return null;
    const number = rows >= size ? 'n' : `(1 + n % ${rows})`;
    return keyOf(other, key).replace(/\bn\b/g, number);
  }
  const isOwnKey = column.isOnlyKey && column.type === 'uuid';
  if (isOwnKey) return keyOf(table, column.name);
  if (column.hasDefault || column.isNullable) return null;
  return byType(column.type, column.name, table);
}

/** The value of a key in its row `n`. `business_profiles` has the key of the account it belongs to. */
function keyOf(table: string, column: string): string {
  if (table === 'business_profiles') return keyOf('users', 'id');
  return VALUES[`${table}.${column}`] ?? `md5('${table}' || n)::uuid`;
}

function byType(type: string, column: string, table: string): string {
  switch (type) {
    case 'uuid':
      return `md5('${table} ${column}' || n)::uuid`;
    case 'boolean':
      return 'false';
    case 'jsonb':
      return "'{}'";
    case 'bytea':
      return "''";
    case 'date':
      return 'current_date';
    case 'timestamp with time zone':
      return "now() + interval '20 days' + n * interval '1 second'";
    case 'text':
      return `'${column} ' || n`;
    default:
      return 'n % 1000000';
  }
}
