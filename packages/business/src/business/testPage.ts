/** For tests and stories: a page with the element, and the back end of a company. */
import type { AuthState, Schema } from '@travel-shell/contract';
import type { ShellConfig } from '@travel-shell/core';
import type { ApiPath } from '@travel-shell/testing/answerCalls';
import { account, pageOf } from '@travel-shell/testing/companyPeople';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { mountElement } from '@travel-shell/testing/mountElement';
import { PlayedBackEnd } from '@travel-shell/testing/PlayedBackEnd';
import { ADMIN, memberOf, tasks, upgrade } from './Business.fixtures.ts';

export const PATHS = {
  tasks: '/i/api/business/me/v1/tasks',
  taskStatus: '/i/api/business/me/v1/taskStatus',
  dismiss: '/i/api/business/me/v1/dismissReminderTaskGrid',
  resend: '/i/api/business/me/v1/resendConfirmationEmail',
  account: '/i/api/business/me/v1/account/info',
  keywords: '/i/api/business/me/v1/account/keywords',
  setup: '/i/api/business/me/v3/setup',
  language: '/i/api/business/v1/legalEntities/user/setLanguage',
  signup: '/i/api/business/company/v1/signup',
  plusSignup: '/i/api/business/company/v2/bizPlus/signup',
  leisure: '/i/api/business/company/v1/leisureSignup',
  waitlist: '/i/api/business/company/v2/addToWaitlist',
  demo: '/i/api/business/company/v1/requestDemo',
  postpone: '/i/api/business/company/v1/postponeDemo',
  upgrade: '/i/api/business/company/v1/tier/upgrade',
  people: '/i/api/business/users/v2/findUsers',
  upgradeStatus: '/i/api/business/company/v1/tier/upgrade/status',
} as const satisfies Record<string, ApiPath>;

export const refused = (status: number, code: string, localizedDescription?: string) => (): Response =>
  Response.json({ errors: [{ code, description: 'No.', localizedDescription }] }, { status });

const done = () => new Response(null, { status: 204 });
const progressOf = (list: Schema<'OnboardingTask'>[]) =>
  (list.filter(({ status }) => status !== 'open').length / list.length) * 100;

/** A site that has all that the kit has no contents for. */
export const SITE: Partial<ShellConfig> = {
  adminPages: { 'payment-options': true },
  businessGroup: { invitations: true, upgrade: true },
};

export class BackEnd extends PlayedBackEnd {
  tasks = tasks();
  account = account();
  upgrade = upgrade();
  /** Who is found in the company. */
  people: Schema<'UserSearchResult'>[] = [];
  /** In place of the usual answer. */
  readonly answers: { [path in ApiPath]?: (body: unknown, url: URL) => Response | Promise<Response> } = {};
  /** Path and body of the element's writes, in order. */
  readonly calls: [path: ApiPath, body: unknown][] = [];

  constructor(auth: AuthState | 'pending' = ADMIN, site = SITE) {
    super(['travel-navigate'], auth, site);
    idleAtOnce();
    sessionStorage.clear();
  }

  bodiesOf = (path: ApiPath): unknown[] => this.calls.filter(([called]) => called === path).map(([, body]) => body);

  protected override async answer(request: Request, path: ApiPath, url: URL): Promise<Response | undefined> {
    if (!Object.values<ApiPath>(PATHS).includes(path)) return undefined;
    const body: unknown = await request.json().catch(() => null);
    if (request.method !== 'GET') this.calls.push([path, body]);
    const answer = this.answers[path];
    return answer ? answer(body, url) : this.#usual(path, body, url);
  }

  #usual(path: ApiPath, body: unknown, { searchParams }: URL): Response {
    switch (path) {
      case PATHS.tasks:
        return Response.json(this.tasks);
      case PATHS.taskStatus:
        this.#mark(searchParams.get('taskId'), searchParams.get('status') as 'open');
        return Response.json(this.tasks);
      case PATHS.dismiss:
        this.tasks = { ...this.tasks, reminderTaskGridDismissed: true };
        return done();
      case PATHS.keywords:
      case PATHS.setup:
        this.account = { ...this.account, ...(body as object) };
        return Response.json(path === PATHS.keywords ? body : this.account);
      case PATHS.demo:
      case PATHS.postpone:
        this.account = { ...this.account, demoRequestStatus: path === PATHS.demo ? 'requested' : 'postponed' };
        return Response.json({ status: this.account.demoRequestStatus });
      case PATHS.upgrade: {
        const { tier } = body as { tier: 'bizPlus' | 'enterprise' };
        this.upgrade =
          tier === 'bizPlus'
            ? { tier, requestedTier: tier, status: 'COMPLETED' }
            : { ...this.upgrade, requestedTier: tier, status: 'PENDING' };
        return Response.json(this.upgrade);
      }
      case PATHS.people:
        return Response.json(pageOf(this.people, 0, 50));
      case PATHS.upgradeStatus:
        return Response.json(this.upgrade);
      case PATHS.signup:
      case PATHS.plusSignup:
        return Response.json({ email: (body as { email: string }).email }, { status: 202 });
      case PATHS.account:
        return Response.json(this.account);
      case PATHS.leisure:
        this.auth = ADMIN;
        return Response.json(this.account);
      default:
        return done();
    }
  }

  /** As the real one: the progress of the visitor's state follows. */
  #mark(taskId: string | null, status: Schema<'OnboardingTaskStatus'>): void {
    const change = (list: Schema<'OnboardingTask'>[]) =>
      list.map((task) => (task.taskId === taskId ? { ...task, status } : task));
    const accountTasks = change(this.tasks.accountTasks);
    const companyTasks = change(this.tasks.companyTasks);
    const progress = {
      accountOnboardingProgress: progressOf(accountTasks),
      companyOnboardingProgress: progressOf(companyTasks),
    };
    this.tasks = { ...this.tasks, accountTasks, companyTasks, ...progress };
    if (this.auth !== 'pending') {
      this.auth = { ...this.auth, businessState: { ...this.auth.businessState, ...progress } };
    }
  }
}

/** @param page its address; the visitor is who the back end says, as the page's server knows */
export async function mountBusiness(page: string, auth: AuthState, html = ''): Promise<HTMLElement> {
  await import('./element.ts');
  const member = auth.loggedInSession ? { member: memberOf(auth) } : {};
  return mountElement('travel-business', { page, ...member }, { html });
}
