import type { Schema } from '@travel-shell/contract';
import type { Member } from '../../http/Member.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import {
  ACCOUNT_TASKS,
  type AccountTask,
  COMPANY_TASKS,
  isCompanyTask,
  setAccountTask,
  setCompanyTask,
} from './onboarding.ts';
import { forbidden, requireMember } from './requireMember.ts';

type OnboardingTasks = Schema<'OnboardingTasks'>;

/** API-074, API-076, API-077. */
export function createOnboardingOperations(services: Services) {
  const { db } = services;
  return {
    async getOnboardingTasks(request, reply): Promise<OnboardingTasks> {
      const member = await requireMember(services, request, reply);
      await markTravelerStep(services, member);
      return readTasks(services, member);
    },

    async setOnboardingTaskStatus(request, reply): Promise<OnboardingTasks> {
      const member = await requireMember(services, request, reply);
      const { taskId, status } = request.query;
      if (isCompanyTask(taskId) && !mayTakeCompanySteps(member)) {
        throw forbidden(
          `The step ${taskId} needs the permission COMPANY_SETTINGS_MANAGEMENT.`,
          'COMPANY_SETTINGS_MANAGEMENT',
        );
      }
      await db
        .transaction()
        .execute((trx) =>
          isCompanyTask(taskId)
            ? setCompanyTask(trx, member.companyId, taskId, status)
            : setAccountTask(trx, member.userId, taskId as AccountTask, status),
        );
      return readTasks(services, member);
    },

    async dismissReminderTaskGrid(request, reply): Promise<void> {
      const { userId } = await requireMember(services, request, reply);
      await db
        .updateTable('business_profiles')
        .set({ reminder_task_grid_dismissed: true })
        .where('user_id', '=', userId)
        .execute();
      reply.code(204);
    },
  } satisfies Partial<OperationHandlers>;
}

/** The form for travelers knows no steps. One that the member has opened again stays open. */
async function markTravelerStep({ db }: Services, { userId }: Member): Promise<void> {
  const traveler = await db.selectFrom('travelers').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  if (!traveler) return;
  const step = await db
    .selectFrom('account_tasks')
    .select('status')
    .where('user_id', '=', userId)
    .where('task_id', '=', 'ADD_TRAVELER')
    .executeTakeFirst();
  if (!step) await db.transaction().execute((trx) => setAccountTask(trx, userId, 'ADD_TRAVELER', 'done'));
}

const mayTakeCompanySteps = ({ permissions }: Member) => permissions.includes('COMPANY_SETTINGS_MANAGEMENT');

async function readTasks({ db }: Services, member: Member): Promise<OnboardingTasks> {
  const progress = await db
    .selectFrom('business_profiles as profile')
    .innerJoin('companies as company', 'company.id', 'profile.company_id')
    .select([
      'profile.onboarding_progress as accountOnboardingProgress',
      'company.onboarding_progress as companyOnboardingProgress',
      'profile.reminder_task_grid_dismissed as reminderTaskGridDismissed',
    ])
    .where('profile.user_id', '=', member.userId)
    .executeTakeFirstOrThrow();
  const account = await db
    .selectFrom('account_tasks')
    .select(['task_id', 'status'])
    .where('user_id', '=', member.userId)
    .execute();
  const company = await db
    .selectFrom('company_tasks')
    .select(['task_id', 'status'])
    .where('company_id', '=', member.companyId)
    .execute();
  const list = (tasks: readonly string[], rows: typeof account) =>
    tasks.map((taskId) => ({ taskId, status: rows.find(({ task_id }) => task_id === taskId)?.status ?? 'open' }));
  return {
    accountTasks: list(ACCOUNT_TASKS, account),
    companyTasks: mayTakeCompanySteps(member) ? list(COMPANY_TASKS, company) : [],
    ...progress,
  };
}
