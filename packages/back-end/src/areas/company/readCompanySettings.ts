import type { Schema } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { allowsSupport } from '../../http/sessions/Session.ts';
import { readLastChanges } from '../business/companyLog.ts';
import { readTierUpgrade } from '../business/tierUpgradeOperations.ts';
import { companyHash } from './companyHash.ts';
import { featureToggles } from './featureToggles.ts';
import { listSsoEntries } from './ssoEntries.ts';
import { policiesOf, readStoredSettings, sortOrdersOf } from './storedSettings.ts';

/** All fields of STA-096 for one company. */
export async function readCompanySettings(db: Kysely<Database>, companyId: string): Promise<Schema<'CompanySettings'>> {
  const company = await db
    .selectFrom('companies')
    .select(['name', 'logo_url', 'features', 'tier', allowsSupport().as('allows_support')])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const settings = await readStoredSettings(db, companyId);
  return {
    hash: companyHash(companyId),
    facts: {
      name: company.name,
      website: settings.website,
      phoneNumber: settings.phone_number,
      address: settings.address,
    },
    autoApprovalMode: settings.auto_approval_mode,
    policies: policiesOf(settings),
    logoUrl: company.logo_url,
    expenseManagementSystemCode: settings.expense_management_system_code,
    sortOrderSettings: sortOrdersOf(settings),
    ssoSettings: await listSsoEntries(db, companyId),
    impersonationSupport: company.allows_support,
    tier: company.tier,
    tierUpgrade: await readTierUpgrade(db, companyId),
    multiRoomBookings: settings.multi_room_bookings,
    features: featureToggles(company.tier, company.features),
    lastChanges: await readLastChanges(db, companyId),
  };
}
