import type { BusinessGroupSettings } from '@travel-shell/core';
import { businessEntries } from '@travel-shell/piece/company';
import type { Member } from '@travel-shell/piece/screens';
import type { Needs } from '@travel-shell/store/business';

/** The address of each screen, and what a member needs for it. A screen without `needs` is for everybody. */
export const PAGES = {
  home: { path: '/business', needs: {} },
  tasks: { path: '/business/tasks', needs: {} },
  // BIZ-070
  companyTasks: { path: '/business/tasks/company', needs: { permissions: ['COMPANY_SETTINGS_MANAGEMENT'] } },
  invitations: { path: '/business/invitations', needs: {} },
  // BIZ-032
  events: { path: '/business/events', needs: { permissions: ['EVENT_EDIT', 'EVENT_EDIT_ALL'] } },
  getStarted: { path: '/business/get-started' },
  upgrade: { path: '/business/biz-plus-upgrade' },
} as const satisfies Record<string, { path: string; needs?: Needs }>;

/** Screens that are entries of the navigation drawer, too, by that name. */
const ENTRIES = ['invitations', 'events', 'upgrade'];

/** Whether links lead a member to a screen, by the rule of the navigation drawer. */
export const isOffered = (key: string, member: Member, group?: BusinessGroupSettings): boolean =>
  !ENTRIES.includes(key) ||
  businessEntries(member, { ...group, limit: Number.POSITIVE_INFINITY }).some(({ kind }) => kind === key);
