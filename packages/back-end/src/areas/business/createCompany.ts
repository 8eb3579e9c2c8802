import type { Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { setAccountTask } from './onboarding.ts';
import { FEATURES_OF_TIER, type Tier } from './tiers.ts';

export interface NewCompany {
  name: string;
  tier: Tier;
  /** Whether the address still has to be confirmed by mail (STA-020). */
  confirmationNeeded: boolean;
  admin: { userId: string; firstName: string; lastName: string };
}

/** Creates a company with all features of its tier switched on, and its administrator. Returns the company's id. */
export async function createCompany(trx: Transaction<Database>, company: NewCompany): Promise<string> {
  const { id } = await trx
    .insertInto('companies')
    .values({
      name: company.name,
      tier: company.tier,
      confirmation_needed: company.confirmationNeeded,
      // BIZ-003
      two_factor_required: true,
      features: JSON.stringify(FEATURES_OF_TIER[company.tier]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('business_profiles')
    .values({
      user_id: company.admin.userId,
      company_id: id,
      role: 'ADMIN',
      business_mode: true,
      first_name: company.admin.firstName,
      last_name: company.admin.lastName,
    })
    .execute();
  await setAccountTask(trx, company.admin.userId, 'COMPLETE_PROFILE', 'done');
  if (!company.confirmationNeeded) await setAccountTask(trx, company.admin.userId, 'CONFIRM_EMAIL', 'done');
  return id;
}
