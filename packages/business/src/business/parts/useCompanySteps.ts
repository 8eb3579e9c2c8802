import type { Schema } from '@travel-shell/contract';
import { siteUrl, useConfig } from '@travel-shell/piece';
import { ADMIN_PAGES, flatAdminPages, pagesOfSite } from '@travel-shell/store/business';
import type { Messages } from '../messages/generated/Messages.ts';

type Found = Pick<Schema<'OnboardingTasks'>, 'companyTasks' | 'companyOnboardingProgress'>;

/** The steps of a company that can be taken on this site, where, and how far they are, from 0 to 100. */
export function useCompanySteps(messages: Messages) {
  const { adminPages } = useConfig();
  const urlOf = (key: string) =>
    flatAdminPages(pagesOfSite(ADMIN_PAGES, adminPages)).find((page) => page.enabled && page.key === key)?.url;
  const paths: Readonly<Record<string, string | undefined>> = {
    COMPANY_DETAILS: '/business/company',
    COMPANY_LOGO: '/business/company',
    INVITE_USERS: urlOf('users/manage'),
    TRAVEL_POLICY: '/business/policy',
    PAYMENT_METHOD: urlOf('payment-options'),
  };
  const actions = Object.fromEntries(
    Object.entries(paths).flatMap(([key, path]) =>
      path === undefined ? [] : [[key, { text: messages.links[key as keyof Messages['links']], href: siteUrl(path) }]],
    ),
  );

  return ({ companyTasks, companyOnboardingProgress }: Found) => {
    // A step of another release has no path either.
    const tasks = companyTasks.filter(({ taskId }) => !(taskId in paths) || paths[taskId] !== undefined);
    const done = tasks.filter(({ status }) => status !== 'open').length;
    const value = tasks.length < companyTasks.length ? (done / tasks.length) * 100 : companyOnboardingProgress;
    return { tasks, value, actions };
  };
}
