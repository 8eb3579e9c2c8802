import type { Schema } from '@travel-shell/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { TaskStatus } from './businessTables.ts';

type TaskId = Schema<'OnboardingTaskId'>;

/** Steps of a person, in the order to take them. */
export const ACCOUNT_TASKS = [
  'CONFIRM_EMAIL',
  'COMPLETE_PROFILE',
  'ADD_TRAVELER',
  'CHOOSE_LANGUAGE',
  'TAKE_TOUR',
] as const satisfies readonly TaskId[];

/** Steps of a company, for those with COMPANY_SETTINGS_MANAGEMENT (BIZ-070). */
export const COMPANY_TASKS = [
  'COMPANY_DETAILS',
  'COMPANY_LOGO',
  'INVITE_USERS',
  'TRAVEL_POLICY',
  'PAYMENT_METHOD',
] as const satisfies readonly TaskId[];

export type AccountTask = (typeof ACCOUNT_TASKS)[number];
export type CompanyTask = (typeof COMPANY_TASKS)[number];

export const isCompanyTask = (task: TaskId): task is CompanyTask => COMPANY_TASKS.some((one) => one === task);

/**
 * Marks a step of a person and recounts the progress (STA-032). Call it in a transaction: it locks the profile, so that
 * concurrent steps both count.
 */
export async function setAccountTask(
  trx: Kysely<Database>,
  userId: string,
  task: AccountTask,
  status: TaskStatus,
): Promise<void> {
  await trx.selectFrom('business_profiles').select('user_id').where('user_id', '=', userId).forUpdate().execute();
  await trx
    .insertInto('account_tasks')
    .values({ user_id: userId, task_id: task, status })
    .onConflict((conflict) => conflict.columns(['user_id', 'task_id']).doUpdateSet({ status, updated_at: sql`now()` }))
    .execute();
  const rows = await trx.selectFrom('account_tasks').select('status').where('user_id', '=', userId).execute();
  await trx
    .updateTable('business_profiles')
    .set({ onboarding_progress: progressOf(rows, ACCOUNT_TASKS.length) })
    .where('user_id', '=', userId)
    .execute();
}

/** As `setAccountTask`, for a step of a company (STA-033). */
export async function setCompanyTask(
  trx: Kysely<Database>,
  companyId: string,
  task: CompanyTask,
  status: TaskStatus,
): Promise<void> {
  await trx.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().execute();
  await trx
    .insertInto('company_tasks')
    .values({ company_id: companyId, task_id: task, status })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'task_id']).doUpdateSet({ status, updated_at: sql`now()` }),
    )
    .execute();
  const rows = await trx.selectFrom('company_tasks').select('status').where('company_id', '=', companyId).execute();
  await trx
    .updateTable('companies')
    .set({ onboarding_progress: progressOf(rows, COMPANY_TASKS.length) })
    .where('id', '=', companyId)
    .execute();
}

/** A skipped step lowers the total. */
const progressOf = (rows: { status: TaskStatus }[], total: number) =>
  (rows.filter(({ status }) => status !== 'open').length / total) * 100;
