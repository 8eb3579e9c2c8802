import type { AdminPagesSettings } from '@travel-shell/core';
import {
  defineScreens,
  type Opened,
  type ScreenModule,
  type ScreenProps,
  type ScreenRow,
  type Screens,
  type TitleKey,
} from '@travel-shell/piece/defineScreens';
import type { Member } from '@travel-shell/piece/screens';
import {
  ADMIN_PAGES,
  type AdminPage,
  flatAdminPages,
  pagesOfSite,
  visibleAdminPages,
} from '@travel-shell/store/business';
import { createElement } from 'react';
import type { Messages } from './messages/generated/Messages.ts';
import { nameOf } from './nameOf.ts';

type Load = () => Promise<ScreenModule<Messages>>;

/** The pages with contents of the kit. Each view is a folder here and its module in this table, as a chunk with the page's name. */
export const VIEWS: Readonly<Record<string, Load | undefined>> = {
  'company/general': () => import(/* webpackChunkName: "company-general" */ './company-general/General.tsx'),
  'company/features': () => import(/* webpackChunkName: "company-features" */ './company-features/CompanyFeatures.tsx'),
  'policy/settings': () => import(/* webpackChunkName: "policy-settings" */ './policy/PolicySettings.tsx'),
  'policy/restrictions': () => import(/* webpackChunkName: "policy-restrictions" */ './policy/PolicyRestrictions.tsx'),
  'policy/preferences': () => import(/* webpackChunkName: "policy-preferences" */ './policy/PolicyPreferences.tsx'),
  'users/manage': () => import(/* webpackChunkName: "users-manage" */ './users-manage/UsersManage.tsx'),
  'approvals/settings': () =>
    import(/* webpackChunkName: "approvals-settings" */ './approvals-settings/ApprovalSettings.tsx'),
  'approvals/approvers': () =>
    import(/* webpackChunkName: "approvals-approvers" */ './approvals-approvers/Approvers.tsx'),
  'integrations/expenses': () =>
    import(/* webpackChunkName: "integrations-expenses" */ './integrations-expenses/ExpenseSystem.tsx'),
  'integrations/sso': () => import(/* webpackChunkName: "integrations-sso" */ './integrations-sso/SingleSignOn.tsx'),
  'account-permissions': () =>
    import(/* webpackChunkName: "account-permissions" */ './account-permissions/AccountPermissions.tsx'),
  'account-permissions/log': () =>
    import(/* webpackChunkName: "account-permissions-log" */ './account-permissions-log/CompanyLog.tsx'),
};

/** The slot of a page whose contents the site has. */
export const slotOf = (key: string): string => key.replaceAll('/', '-');

function bodyOf(key: string): Pick<ScreenRow<Messages>, 'load' | 'screen'> {
  const name = nameOf(key);
  const load = VIEWS[name];
  if (load) return { load };
  const View = ({ messages }: ScreenProps<Messages>) =>
    createElement('slot', { name: slotOf(key) }, createElement('p', null, messages.empty));
  return { screen: { View, sheets: [] } };
}

const rowOf = ({ key, title, url, feature, permissions }: AdminPage): ScreenRow<Messages> => ({
  ...{ key, path: url, title: title as TitleKey<Messages>, needs: { permissions, features: feature ? [feature] : [] } },
  ...bodyOf(key),
});

const groupsOf = (pages: readonly AdminPage[]): AdminPage[] =>
  pages.flatMap((page) => (page.pages ? [page, ...groupsOf(page.pages)] : []));

const isHere = ({ isElsewhere }: AdminPage) => !isElsewhere;

// A group comes after its pages: one of them may be at its address.
const table = defineScreens<Messages>('admin-hub', [
  ...flatAdminPages(ADMIN_PAGES).filter(isHere).map(rowOf),
  ...groupsOf(ADMIN_PAGES).map(rowOf),
]);

/** The pages that this visitor sees, in their groups; none without a company. */
export function visiblePages(member: Member | null | undefined, site?: AdminPagesSettings): AdminPage[] {
  if (!member?.businessProfile) return [];
  return visibleAdminPages(pagesOfSite(ADMIN_PAGES, site), member, member.tier ?? 'biz');
}

/**
 * The table of the hub's pages on a site. A page without contents is none. A group leads to its first page that the visitor
 * sees (BIZ-O11), and a page that the site has elsewhere leads there.
 */
export function adminScreens(site?: AdminPagesSettings): Screens<Messages> {
  const pages = pagesOfSite(ADMIN_PAGES, site);
  const groups = groupsOf(pages);
  /** Itself, or where it is a group or at the address of one, a page of that. */
  const isThere = ({ key, path }: ScreenRow<Messages>) =>
    flatAdminPages(groups.filter(({ url }) => url === path)).some(({ enabled }) => enabled) ||
    flatAdminPages(pages).some((page) => page.key === key && page.enabled);
  return {
    ...table,
    open(page, member): Opened<Messages> {
      const opened = table.open(page, null);
      const { row, search } = opened;
      if (!row) return opened;
      if (!isThere(row)) return { ...opened, status: 404, row: undefined };
      if (member === undefined) return { ...opened, status: undefined };
      const visible = visiblePages(member, site);
      const shown = flatAdminPages(visible).find(({ key }) => key === row.key);
      if (shown) return { ...opened, status: 200, ...(shown.isElsewhere && { leadsTo: shown.url }) };
      const [first] = flatAdminPages(groupsOf(visible).filter(({ url }) => url === row.path));
      if (!first) return { ...opened, status: 403 };
      if (first.isElsewhere) return { ...opened, status: 200, leadsTo: first.url };
      const leadsTo = search.size > 0 ? `${first.url}?${search}` : first.url;
      return { ...table.open(leadsTo, null), status: 200, leadsTo };
    },
    navigation(member) {
      const visible = flatAdminPages(visiblePages(member, site)).filter(isHere);
      return table.rows.filter((row) => visible.some(({ key }) => key === row.key));
    },
  };
}

export const screens = adminScreens();
