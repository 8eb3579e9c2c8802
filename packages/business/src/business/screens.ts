import { defineScreens } from '@travel-shell/piece/defineScreens';
import type { Messages } from './messages/generated/Messages.ts';
import { PAGES } from './pages.ts';

/** Its screens. The first row that fits an address counts. */
export const screens = defineScreens<Messages>('business', [
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
