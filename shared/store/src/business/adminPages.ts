import type { BusinessState, Schema } from '@travel-shell/contract';
import { type BusinessPermission, type DashboardFeature, isAllowed } from './isAllowed.ts';

/** A page of the admin hub, below its parent where it has one. STA-091, BIZ-108. */
export interface AdminPage {
  key: string;
  title: string;
  description: string;
  icon: string;
  url: string;
  enabled: boolean;
  /** Without it the page needs no feature. */
  feature?: DashboardFeature;
  /** Without it the page is shown in every booking mode. */
  mode?: BusinessState['bookingMode'];
  /** One of them is enough; an empty list needs none. */
  permissions: readonly BusinessPermission[];
  pages?: readonly AdminPage[];
}

/** Is filtered like the others, but does not enable the hub by itself (BIZ-105, BIZ-O13). */
export const TRIPS_TO_APPROVE_KEY = 'tripsToApprove';

/** The pages this member sees, each with the children they see (BIZ-099 to BIZ-103, BIZ-107). */
export function visibleAdminPages(
  pages: readonly AdminPage[],
  business: BusinessState,
  tier: Schema<'CompanyTier'>,
): AdminPage[] {
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

/** In a premium tier (BIZ-O04) payment methods belong to the company settings (BIZ-107). */
function permissionsFor(permissions: readonly BusinessPermission[], tier: Schema<'CompanyTier'>) {
  if (tier === 'biz') return permissions;
  return permissions.map((permission) =>
    permission.startsWith('COMPANY_PAYMENT_METHOD_') ? 'COMPANY_SETTINGS_MANAGEMENT' : permission,
  );
}
