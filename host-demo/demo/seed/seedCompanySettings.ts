import type { Kysely, Transaction } from 'kysely';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { DEMO_COMPANY_SETTINGS, type DemoCompanySettings } from './demoCompanySettings.ts';

/** Adds missing rows and keeps existing ones. Safe for two servers at once. */
export async function seedCompanySettings(db: Kysely<Database>): Promise<void> {
  const missing = await db
    .selectFrom('companies')
    .leftJoin('company_settings', 'company_settings.company_id', 'companies.id')
    .distinctOn('companies.name')
    .select(['companies.id', 'companies.name', 'company_settings.company_id'])
    .where('companies.name', 'in', Object.keys(DEMO_COMPANY_SETTINGS))
    // The oldest with this name, because a visitor may sign up another one.
    .orderBy('companies.name')
    .orderBy('companies.created_at')
    .execute();
  for (const { id, name, company_id } of missing) {
    const settings = DEMO_COMPANY_SETTINGS[name];
    if (settings && !company_id) await db.transaction().execute((trx) => addSettings(trx, id, settings));
  }
}

async function addSettings(trx: Transaction<Database>, companyId: string, demo: DemoCompanySettings) {
  const { website, phoneNumber, address } = demo.facts;
  const added = await trx
    .insertInto('company_settings')
    .values({
      company_id: companyId,
      website,
      phone_number: phoneNumber,
      address: address && JSON.stringify(address),
      auto_approval_mode: demo.autoApprovalMode,
      policies: JSON.stringify(demo.policies ?? {}),
      expense_management_system_code: demo.expenseManagementSystemCode ?? null,
      sort_orders: JSON.stringify(demo.sortOrders ?? {}),
      multi_room_bookings: demo.multiRoomBookings ?? false,
    })
    .onConflict((conflict) => conflict.column('company_id').doNothing())
    .returning('company_id')
    .executeTakeFirst();
  // Only together with the settings, so that data an administrator removes later stays removed.
  if (!added || !demo.sso) return;
  const { active, name, issuer, authorizationEndpoint, clientId } = demo.sso;
  await trx
    .insertInto('company_sso_entries')
    .values({
      company_id: companyId,
      active,
      name,
      issuer,
      authorization_endpoint: authorizationEndpoint,
      client_id: clientId,
    })
    .execute();
}
