import type { Schema } from '@travel-shell/contract';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { ApiError } from '../../errors/ApiError.ts';
import type { Operation, OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { changeCompany, lastChange } from './changeCompany.ts';
import { companyHash } from './companyHash.ts';
import { saveSettings } from './storedSettings.ts';

const POLICY_SUBJECTS = {
  flight: 'POLICY_FLIGHT',
  hotel: 'POLICY_HOTEL',
  train: 'POLICY_TRAIN',
  car: 'POLICY_CAR',
} as const;

/** Settings with a call of their own. Each response has the changed field of `CompanySettings`. */
export function createCompanySettingsOperations({ db }: Services) {
  const setMultiRoomBookings =
    (multiRoomBookings: boolean): Operation<'enableMultiRoomBookings' | 'disableMultiRoomBookings'> =>
    (request, reply) =>
      changeCompany(db, request, reply, {
        subject: 'MULTI_ROOM_BOOKINGS',
        values: (now) => ({ multiRoomBookings: now.multiRoomBookings }),
        answer: (now) => ({ multiRoomBookings: now.multiRoomBookings, ...lastChange(now, 'MULTI_ROOM_BOOKINGS') }),
        write: (trx) => saveSettings(trx, request.member.companyId, { multi_room_bookings: multiRoomBookings }),
      });

  const saveExpenseManagement = (
    request: Parameters<typeof changeCompany>[1],
    reply: FastifyReply,
    code: string | null,
  ) =>
    changeCompany(db, request, reply, {
      subject: 'EXPENSE_MANAGEMENT',
      values: (now) => ({ expenseManagementSystemCode: now.expenseManagementSystemCode }),
      answer: (now) => ({
        expenseManagementSystemCode: now.expenseManagementSystemCode,
        ...lastChange(now, 'EXPENSE_MANAGEMENT'),
      }),
      write: (trx) => saveSettings(trx, request.member.companyId, { expense_management_system_code: code }),
    });

  return {
    setAutoApprovalMode(request, reply): Promise<Schema<'CompanyAutoApproval'>> {
      return changeCompany(db, request, reply, {
        subject: 'AUTO_APPROVAL',
        values: ({ autoApprovalMode }) => ({ autoApprovalMode }),
        answer: (now) => ({ autoApprovalMode: now.autoApprovalMode, ...lastChange(now, 'AUTO_APPROVAL') }),
        write: (trx) => saveSettings(trx, request.member.companyId, { auto_approval_mode: request.params.mode }),
      });
    },

    async setTravelPolicy(request, reply): Promise<Schema<'CompanyPolicies'>> {
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
      const subject = POLICY_SUBJECTS[vertical];
      return changeCompany(db, request, reply, {
        subject,
        values: ({ policies }) => policies[vertical],
        answer: (now) => ({ policies: now.policies, ...lastChange(now, subject) }),
        async write(trx) {
          const policies = JSON.stringify({ [vertical]: policy });
          await trx
            .insertInto('company_settings')
            .values({ company_id: companyId, policies })
            .onConflict((conflict) =>
              conflict
                .column('company_id')
                .doUpdateSet({ policies: sql`company_settings.policies || cast(${policies} as jsonb)` }),
            )
            .execute();
        },
      });
    },

    async setExpenseManagementSystem(request, reply): Promise<Schema<'CompanyExpenseManagement'>> {
      const { hash } = request.params;
      if (hash !== companyHash(request.member.companyId)) {
        throw new ApiError(404, 'NOT_FOUND', `There is no company ${hash}.`, 'This does not exist any more.');
      }
      return saveExpenseManagement(request, reply, request.query.expenseManagementSystemCode);
    },

    removeExpenseManagementSystem(request, reply): Promise<Schema<'CompanyExpenseManagement'>> {
      return saveExpenseManagement(request, reply, null);
    },

    setSortOrderSettings(request, reply): Promise<Schema<'CompanySortOrder'>> {
      return changeCompany(db, request, reply, {
        subject: 'SORT_ORDERS',
        values: ({ sortOrderSettings }) => sortOrderSettings,
        answer: (now) => ({ sortOrderSettings: now.sortOrderSettings, ...lastChange(now, 'SORT_ORDERS') }),
        write: (trx) => saveSettings(trx, request.member.companyId, { sort_orders: JSON.stringify(request.body) }),
      });
    },

    enableMultiRoomBookings: setMultiRoomBookings(true),
    disableMultiRoomBookings: setMultiRoomBookings(false),
  } satisfies Partial<OperationHandlers>;
}
