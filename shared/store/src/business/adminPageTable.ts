import type { AdminPagesSettings } from '@travel-shell/core';
import {
  type AdminMember,
  type AdminPage,
  type CompanyTier,
  flatAdminPages,
  isAdminHubEnabled,
  pagesOfSite,
  TRIPS_TO_APPROVE_KEY,
  visibleAdminPages,
} from './adminPages.ts';
import { APPROVERS } from './approvers.ts';

type Own = Partial<Omit<AdminPage, 'key' | 'title'>>;

/**
 * The page's key is its path, and the name of its texts. A page that names no permission belongs to the company's
 * (BIZ-O15).
 */
const page = (key: string, own: Own = {}): AdminPage => ({
  ...{ key, title: key, description: key, icon: undefined, url: `/business/${key}`, enabled: true },
  permissions: ['COMPANY_SETTINGS_MANAGEMENT'],
  ...own,
});

/** The page's contents are the site's, so it is there where the site says so. */
const ofSite = (key: string, own: Own = {}): AdminPage => page(key, { ...own, enabled: false });

/** The group's pages say who sees it. */
const group = (key: string, icon: AdminPage['icon'], pages: readonly AdminPage[]): AdminPage =>
  page(key, { icon, permissions: [], pages });

const POLICY = { permissions: ['TRAVEL_POLICY'] } as const;
const APPROVAL_SETTINGS = {
  feature: 'APPROVAL_SETTINGS',
  permissions: ['COMPANY_APPROVAL_SETTINGS_MANAGEMENT'],
} as const;
const INTEGRATION = { permissions: ['COMPANY_INTEGRATION_MANAGEMENT'] } as const;

/** BIZ-077 to BIZ-084. */
const vertical = (key: string, ...preferences: readonly Own[]): AdminPage =>
  group(key, undefined, [
    page(`${key}/settings`, { ...POLICY, description: 'policy/settings' }),
    page(`${key}/restrictions`, { ...POLICY, description: 'policy/restrictions' }),
    ...preferences.map((own) => page(`${key}/preferences`, { ...POLICY, description: 'policy/preferences', ...own })),
    ofSite(`${key}/advanced-rules`, { ...POLICY, description: 'policy/advanced-rules' }),
  ]);

/** The pages of the admin hub, in the order of its navigation (BIZ-071 to BIZ-098). */
export const ADMIN_PAGES: readonly AdminPage[] = [
  group('company', 'company', [
    page('company/general'),
    page('company/features'),
    ofSite('company/email-domains'),
    ofSite('company/offices'),
    ofSite('company/entities'),
    ofSite('company/corporate-membership/add', { permissions: ['COMPANY_CORPORATE_MEMBERSHIP_MANAGEMENT'] }),
  ]),
  group('policy', 'shield', [
    vertical('policy/flight', {}),
    vertical('policy/hotel', {}),
    vertical('policy/train'),
    vertical('policy/car', { feature: 'CAR_PREFERENCES' }),
    ofSite('policy/messages', { permissions: ['TRAVEL_POLICY', 'HOMEPAGE_MESSAGES_MANAGEMENT'] }),
  ]),
  group('users', 'people', [
    // As the menu that leads here, BIZ-021.
    page('users/manage', { permissions: ['BUSINESS_PROFILE_EDIT', 'USER_MANAGEMENT', 'GUEST_DELETE'] }),
    ofSite('users/roles', { permissions: ['ROLE_MANAGEMENT'] }),
    ofSite('users/groups', { permissions: ['USER_MANAGEMENT'] }),
  ]),
  // A page of its own elsewhere (BIZ-O12, BIZ-O13).
  page(TRIPS_TO_APPROVE_KEY, {
    ...{ icon: 'success', feature: 'TRIPS_TO_APPROVE', permissions: APPROVERS },
    isElsewhere: true,
  }),
  group('approvals', 'check', [
    page('approvals/settings', APPROVAL_SETTINGS),
    page('approvals/approvers', APPROVAL_SETTINGS),
  ]),
  ofSite('payment-options', {
    icon: 'card',
    permissions: ['COMPANY_PAYMENT_METHOD_VIEW', 'COMPANY_PAYMENT_METHOD_MANAGEMENT'],
  }),
  ofSite('trip-reporting-fields', {
    icon: 'receipt',
    feature: 'TRIP_REPORTING_FIELDS',
    permissions: ['REPORTING_FIELDS_MANAGEMENT'],
  }),
  group('integrations', 'link', [
    // At the address of the group, whose first page it is.
    page('integrations/expenses', { ...INTEGRATION, url: '/business/integrations' }),
    page('integrations/sso', { ...INTEGRATION, feature: 'SSO_INTEGRATION' }),
  ]),
  page('account-permissions', { icon: 'settings' }),
  page('account-permissions/log', { icon: 'receipt' }),
  ofSite('traveler-tracker', { icon: 'pin', permissions: ['TRAVEL_TRACKER'] }),
];

/**
 * The address where the hub begins for this member: its first page that they see. Undefined where there is no hub for
 * them (BIZ-104, BIZ-105).
 */
export function adminHubUrl(business: AdminMember, tier: CompanyTier, site?: AdminPagesSettings): string | undefined {
  const visible = visibleAdminPages(pagesOfSite(ADMIN_PAGES, site), business, tier);
  if (!isAdminHubEnabled(visible)) return undefined;
  return flatAdminPages(visible).find(({ key }) => key !== TRIPS_TO_APPROVE_KEY)?.url;
}
