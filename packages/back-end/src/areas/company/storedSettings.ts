import type { Schema } from '@travel-shell/contract';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { CompanySettingsTable } from './companyTables.ts';

const NO_POLICY: Schema<'TravelPolicy'> = {
  enabled: false,
  outOfPolicy: 'WARN',
  priceLimit: null,
  minimumDaysInAdvance: null,
  allowedClasses: [],
  preferredSuppliers: [],
};

type StoredSettings = Omit<Selectable<CompanySettingsTable>, 'company_id'>;

/** The default settings. */
const NOTHING_SET: StoredSettings = {
  website: null,
  phone_number: null,
  address: null,
  auto_approval_mode: 'NONE',
  policies: {},
  expense_management_system_code: null,
  sort_orders: {},
  multi_room_bookings: false,
};

export async function readStoredSettings(db: Kysely<Database>, companyId: string): Promise<StoredSettings> {
  const row = await db
    .selectFrom('company_settings')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ?? NOTHING_SET;
}

/** Changes these columns and keeps the others. */
export async function saveSettings(
  db: Kysely<Database>,
  companyId: string,
  values: Omit<Insertable<CompanySettingsTable>, 'company_id'>,
): Promise<void> {
  await db
    .insertInto('company_settings')
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute();
}

export const policiesOf = ({ policies }: Pick<StoredSettings, 'policies'>): Schema<'TravelPolicies'> => ({
  flight: policies.flight ?? NO_POLICY,
  hotel: policies.hotel ?? NO_POLICY,
  train: policies.train ?? NO_POLICY,
  car: policies.car ?? NO_POLICY,
});

export const sortOrdersOf = ({
  sort_orders: of,
}: Pick<StoredSettings, 'sort_orders'>): Schema<'SortOrderSettings'> => ({
  flight: of.flight ?? 'RECOMMENDED',
  hotel: of.hotel ?? 'RECOMMENDED',
  train: of.train ?? 'RECOMMENDED',
  car: of.car ?? 'RECOMMENDED',
});
