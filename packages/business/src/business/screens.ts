import type { BusinessGroupSettings } from '@travel-shell/core';
import { defineScreens, type Screens } from '@travel-shell/piece/defineScreens';
import { type BusinessPermission, isAllowed } from '@travel-shell/store/business';
import type { Messages } from './messages/generated/Messages.ts';
import { isOffered, PAGES } from './pages.ts';

/** The first row that fits an address counts. */
const table = defineScreens<Messages>('business', [
  {
    key: 'home',
    ...PAGES.home,
    title: 'home',
    load: () => import(/* webpackChunkName: "home" */ './home/Home.tsx'),
  },
  {
    key: 'tasks',
    ...PAGES.tasks,
    title: 'tasks',
    load: () => import(/* webpackChunkName: "tasks" */ './tasks/Tasks.tsx'),
  },
  {
    key: 'company-tasks',
    ...PAGES.companyTasks,
    title: 'companyTasks',
    load: () => import(/* webpackChunkName: "company-tasks" */ './company-tasks/CompanyTasks.tsx'),
  },
  {
    key: 'invitations',
    ...PAGES.invitations,
    title: 'invitations',
    load: () => import(/* webpackChunkName: "invitations" */ './invitations/Invitations.tsx'),
  },
  {
    key: 'events',
    ...PAGES.events,
    title: 'events',
    load: () => import(/* webpackChunkName: "events" */ './events/Events.tsx'),
  },
  {
    key: 'get-started',
    ...PAGES.getStarted,
    title: 'getStarted',
    // Members have begun; a link from elsewhere shows them their plan.
    isInNavigation: (business) => !business?.businessProfile,
    load: () => import(/* webpackChunkName: "get-started" */ './get-started/GetStarted.tsx'),
  },
  {
    key: 'upgrade',
    ...PAGES.upgrade,
    title: 'upgrade',
    load: () => import(/* webpackChunkName: "upgrade" */ './upgrade/Upgrade.tsx'),
  },
]);

/** The screens on a site with this configuration of `businessGroup`. */
export function businessScreens(group: BusinessGroupSettings = {}): Screens<Messages> {
  const { hidden = [], invitations = false, invitationPermissions = [] } = group;
  const permissions = invitationPermissions as readonly BusinessPermission[];
  const isThere = (key: string) =>
    (key !== 'invitations' || (invitations && !hidden.includes(key))) && (key !== 'events' || !hidden.includes(key));
  return {
    ...table,
    open(page, member) {
      const opened = table.open(page, member);
      const { row, status } = opened;
      if (row && !isThere(row.key)) return { ...opened, status: 404, row: undefined };
      const isRefused = row?.key === 'invitations' && status === 200 && !isAllowed(member ?? null, { permissions });
      return isRefused ? { ...opened, status: 403 } : opened;
    },
    navigation(member) {
      const rows = table.navigation(member);
      // Who is in no company is shown where one begins.
      return member?.businessProfile ? rows.filter(({ key }) => isOffered(key, member, group)) : rows;
    },
  };
}

/** The screens of a site that configures nothing, also for the table in the README. */
export const screens = businessScreens();
