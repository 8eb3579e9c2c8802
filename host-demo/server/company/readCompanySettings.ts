import type { Schema } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import type { Tier } from '../business/tiers.ts';
import type { Database } from '../database/Database.ts';
import { companyHash } from './companyHash.ts';
import { featureToggles } from './featureToggles.ts';
import { listSsoEntries } from './ssoEntries.ts';
import { policiesOf, readStoredSettings, sortOrdersOf } from './storedSettings.ts';

/** Everything STA-096 names, of one company. */
export async function readCompanySettings(db: Kysely<Database>, companyId: string): Promise<Schema<'CompanySettings'>> {
  const company = await db
    .selectFrom('companies')
    .select(['name', 'logo_url', 'features', 'tier', 'impersonation_granted_at'])
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
    impersonationSupport: company.impersonation_granted_at !== null,
    tier: company.tier,
    tierUpgrade: await readTierUpgrade(db, companyId, company.tier),
    multiRoomBookings: settings.multi_room_bookings,
    features: featureToggles(company.tier, company.features),
  };
}

async function readTierUpgrade(db: Kysely<Database>, companyId: string, tier: Tier): Promise<Schema<'TierUpgrade'>> {
  const latest = await db
    .selectFrom('tier_upgrades')
    .select(['to_tier', 'status'])
    .where('company_id', '=', companyId)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return { tier, requestedTier: null, status: 'NONE' };
  return { tier, requestedTier: latest.to_tier, status: latest.status === 'pending' ? 'PENDING' : 'COMPLETED' };
}
