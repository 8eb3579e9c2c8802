import type { Schema } from '@travel-shell/contract';
import { sql } from 'kysely';
import { ApiError } from '../ApiError.ts';
import { requirePermission } from '../business/requireMember.ts';
import type { OperationHandlers } from '../OperationHandlers.ts';
import type { Services } from '../Services.ts';
import { companyHash } from './companyHash.ts';
import { policiesOf, readStoredSettings, saveSettings, sortOrdersOf } from './storedSettings.ts';

/** Settings with a call of their own. Each response has the changed field of `CompanySettings`. */
export function createCompanySettingsOperations(services: Services): Partial<OperationHandlers> {
  const { db } = services;

  const setMultiRoomBookings =
    (multiRoomBookings: boolean): OperationHandlers['enableMultiRoomBookings'] =>
    async (request, reply): Promise<Schema<'CompanyMultiRoomBookings'>> => {
      const { companyId } = await requirePermission(services, request, reply, 'COMPANY_SETTINGS_MANAGEMENT');
      await saveSettings(db, companyId, { multi_room_bookings: multiRoomBookings });
      return { multiRoomBookings };
    };

  return {
    async setAutoApprovalMode(request, reply): Promise<Schema<'CompanyAutoApproval'>> {
      const { companyId } = await requirePermission(services, request, reply, 'COMPANY_APPROVAL_SETTINGS_MANAGEMENT');
      const { mode } = request.params as { mode: string };
      await saveSettings(db, companyId, { auto_approval_mode: mode });
      return { autoApprovalMode: mode };
    },

    async setTravelPolicy(request, reply): Promise<Schema<'CompanyPolicies'>> {
      const { companyId } = await requirePermission(services, request, reply, 'TRAVEL_POLICY');
      const { vertical } = request.params as { vertical: Schema<'PolicyVertical'> };
      const policy = request.body as Schema<'TravelPolicy'>;
      if (vertical === 'train' && policy.preferredSuppliers.length > 0) {
        throw new ApiError(
          400,
          'VALIDATION_ERROR',
          'body/preferredSuppliers must be empty: trains have no preferences.',
          'Please check what you entered.',
        );
      }
      const changed = JSON.stringify({ [vertical]: policy });
      // One statement, so that concurrent changes to two verticals are both kept.
      const stored = await db
        .insertInto('company_settings')
        .values({ company_id: companyId, policies: changed })
        .onConflict((conflict) =>
          conflict
            .column('company_id')
            .doUpdateSet({ policies: sql`company_settings.policies || cast(${changed} as jsonb)` }),
        )
        .returning('policies')
        .executeTakeFirstOrThrow();
      return { policies: policiesOf(stored) };
    },

    async setExpenseManagementSystem(request, reply): Promise<Schema<'CompanyExpenseManagement'>> {
      const { companyId } = await requirePermission(services, request, reply, 'COMPANY_INTEGRATION_MANAGEMENT');
      const { hash } = request.params as { hash: string };
      const { expenseManagementSystemCode } = request.query as { expenseManagementSystemCode: string };
      if (hash !== companyHash(companyId)) {
        throw new ApiError(404, 'NOT_FOUND', `There is no company ${hash}.`, 'This does not exist any more.');
      }
      await saveSettings(db, companyId, { expense_management_system_code: expenseManagementSystemCode });
      return { expenseManagementSystemCode };
    },

    async removeExpenseManagementSystem(request, reply): Promise<Schema<'CompanyExpenseManagement'>> {
      const { companyId } = await requirePermission(services, request, reply, 'COMPANY_INTEGRATION_MANAGEMENT');
      await saveSettings(db, companyId, { expense_management_system_code: null });
      return { expenseManagementSystemCode: null };
    },

    async setSortOrderSettings(request, reply): Promise<Schema<'CompanySortOrder'>> {
      const { companyId } = await requirePermission(services, request, reply, 'COMPANY_SETTINGS_MANAGEMENT');
      await saveSettings(db, companyId, { sort_orders: JSON.stringify(request.body) });
      return { sortOrderSettings: sortOrdersOf(await readStoredSettings(db, companyId)) };
    },

    enableMultiRoomBookings: setMultiRoomBookings(true),
    disableMultiRoomBookings: setMultiRoomBookings(false),
  };
}
