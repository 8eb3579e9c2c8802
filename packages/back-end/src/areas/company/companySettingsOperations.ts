import type { Schema } from '@travel-shell/contract';
import { sql } from 'kysely';
import { ApiError } from '../../errors/ApiError.ts';
import type { Operation, OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { companyHash } from './companyHash.ts';
import { policiesOf, readStoredSettings, saveSettings, sortOrdersOf } from './storedSettings.ts';

/** Settings with a call of their own. Each response has the changed field of `CompanySettings`. */
export function createCompanySettingsOperations(services: Services) {
  const { db } = services;

  const setMultiRoomBookings =
    (multiRoomBookings: boolean): Operation<'enableMultiRoomBookings' | 'disableMultiRoomBookings'> =>
    async (request) => {
      const { companyId } = request.member;
      await saveSettings(db, companyId, { multi_room_bookings: multiRoomBookings });
      return { multiRoomBookings };
    };

  return {
    async setAutoApprovalMode(request): Promise<Schema<'CompanyAutoApproval'>> {
      const { companyId } = request.member;
      const { mode } = request.params;
      await saveSettings(db, companyId, { auto_approval_mode: mode });
      return { autoApprovalMode: mode };
    },

    async setTravelPolicy(request): Promise<Schema<'CompanyPolicies'>> {
      const { companyId } = request.member;
      const { vertical } = request.params;
      const policy = request.body;
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

    async setExpenseManagementSystem(request): Promise<Schema<'CompanyExpenseManagement'>> {
      const { companyId } = request.member;
      const { hash } = request.params;
      const { expenseManagementSystemCode } = request.query;
      if (hash !== companyHash(companyId)) {
        throw new ApiError(404, 'NOT_FOUND', `There is no company ${hash}.`, 'This does not exist any more.');
      }
      await saveSettings(db, companyId, { expense_management_system_code: expenseManagementSystemCode });
      return { expenseManagementSystemCode };
    },

    async removeExpenseManagementSystem(request): Promise<Schema<'CompanyExpenseManagement'>> {
      const { companyId } = request.member;
      await saveSettings(db, companyId, { expense_management_system_code: null });
      return { expenseManagementSystemCode: null };
    },

    async setSortOrderSettings(request): Promise<Schema<'CompanySortOrder'>> {
      const { companyId } = request.member;
      await saveSettings(db, companyId, { sort_orders: JSON.stringify(request.body) });
      return { sortOrderSettings: sortOrdersOf(await readStoredSettings(db, companyId)) };
    },

    enableMultiRoomBookings: setMultiRoomBookings(true),
    disableMultiRoomBookings: setMultiRoomBookings(false),
  } satisfies Partial<OperationHandlers>;
}
