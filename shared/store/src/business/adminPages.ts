import type { BusinessState, Schema } from '@travel-shell/contract';
import type { AdminPagesSettings } from '@travel-shell/core';
import { type BusinessPermission, type DashboardFeature, isAllowed } from './isAllowed.ts';

export type CompanyTier = Schema<'CompanyTier'>;

export type AdminIcon =
  | 'card'
  | 'check'
  | 'company'
  | 'link'
  | 'people'
  | 'pin'
  | 'receipt'
  | 'settings'
  | 'shield'
  | 'success';

/** A page of the admin hub, below its parent where it has one. STA-091, BIZ-108. */
export interface AdminPage {
  key: string;
  /** As a key of the hub's messages, as is the description. */
  title: string;
  description: string;
  /** Before its name in the hub's navigation. A page within a group has none. */
  icon: AdminIcon | undefined;
  url: string;
  /** Whether there are contents for it: the kit's, or those of the site (BIZ-099). */
  enabled: boolean;
  /** Not a page of the hub, which only leads there. */
  isElsewhere?: true;
  /** Without it the page needs no feature. */
  feature?: DashboardFeature;
  /** Without it the page is shown in every booking mode. */
  mode?: BusinessState['bookingMode'];
  /** One of them is enough; an empty list needs none. */
  permissions: readonly BusinessPermission[];
  /** A page with pages of its own is a group: it leads to the first of them that is visible (BIZ-O11). */
  pages?: readonly AdminPage[];
}

/**
 * The parts of a member that decide which pages they see. While the booking mode is not known, pages of one mode are
 * hidden.
 */
export type AdminMember = Pick<BusinessState, 'businessProfile' | 'features' | 'permissions'> &
  Partial<Pick<BusinessState, 'bookingMode'>>;

/** Is filtered like the others, but does not enable the hub by itself (BIZ-105, BIZ-O13). */
export const TRIPS_TO_APPROVE_KEY = 'approval';

/** The pages as a site has them. What it says of a group counts for all its pages if it is `false`. */
export const pagesOfSite = (
  pages: readonly AdminPage[],
  site: AdminPagesSettings = {},
  isOff = false,
): readonly AdminPage[] =>
  pages.map((page) => {
    const own = isOff ? false : site[page.key];
    const known = { ...page, enabled: own === undefined ? page.enabled : own !== false };
    if (page.pages) return { ...known, pages: pagesOfSite(page.pages, site, own === false) };
    return typeof own === 'string' && own !== page.url ? { ...known, url: own, isElsewhere: true } : known;
  });

/** The pages this member sees, each with the children they see (BIZ-099 to BIZ-103, BIZ-107). */
export function visibleAdminPages(pages: readonly AdminPage[], business: AdminMember, tier: CompanyTier): AdminPage[] {
  return pages.flatMap((page) => {
    if (!page.enabled || (page.mode && page.mode !== business.bookingMode)) return [];
    const permissions = permissionsFor(page.permissions, tier);
    if (!isAllowed(business, { features: page.feature ? [page.feature] : [], permissions })) return [];
    if (!page.pages) return [page];
    const children = visibleAdminPages(page.pages, business, tier);
    return children.length > 0 ? [{ ...page, pages: children }] : [];
  });
}

/** Whether there is a hub for these visible pages (BIZ-104, BIZ-105). */
export const isAdminHubEnabled = (visible: readonly AdminPage[]): boolean =>
  visible.some(({ key }) => key !== TRIPS_TO_APPROVE_KEY);

/** The pages without the groups they are in, in their order. */
export const flatAdminPages = (pages: readonly AdminPage[]): AdminPage[] =>
  pages.flatMap((page) => (page.pages ? flatAdminPages(page.pages) : [page]));

/** Whether the tier decides what a member sees: they have only one side of what BIZ-107 exchanges. */
export const dependsOnTier = ({ permissions }: Pick<AdminMember, 'permissions'>): boolean =>
  permissions.includes(SETTINGS) !== permissions.some(isPaymentMethod);

const SETTINGS = 'COMPANY_SETTINGS_MANAGEMENT';
const isPaymentMethod = (permission: BusinessPermission) => permission.startsWith('COMPANY_PAYMENT_METHOD_');

/** In a premium tier (BIZ-O04) payment methods belong to the company settings (BIZ-107). */
function permissionsFor(permissions: readonly BusinessPermission[], tier: CompanyTier): readonly BusinessPermission[] {
  if (tier === 'biz') return permissions;
  return permissions.map((permission) => (isPaymentMethod(permission) ? SETTINGS : permission));
}
