import type { BusinessState } from '@travel-shell/contract';
import type { AdminPagesSettings } from '@travel-shell/core';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { describe, expect, it } from 'vitest';
import {
  type AdminMember,
  type AdminPage,
  type CompanyTier,
  dependsOnTier,
  flatAdminPages,
  pagesOfSite,
  visibleAdminPages,
} from './adminPages.ts';
import { ADMIN_PAGES, adminHubUrl } from './adminPageTable.ts';

/** A site that has contents for all that the kit has none for. */
const EVERY_PAGE = Object.fromEntries(flatAdminPages(ADMIN_PAGES).map(({ key }) => [key, true]));

const FEATURES: BusinessState['features'] = [
  ...([
    'APPROVAL_SETTINGS',
    'CAR_PREFERENCES',
    'SSO_INTEGRATION',
    'TRIP_REPORTING_FIELDS',
    'TRIPS_TO_APPROVE',
  ] as const),
];
const memberWith = (...permissions: BusinessState['permissions']): AdminMember => ({
  ...authStateOf('Ada').businessState,
  ...{ businessProfile: true, features: FEATURES, permissions },
});
const urls = (member: AdminMember, tier: CompanyTier = 'biz', site: AdminPagesSettings = EVERY_PAGE) =>
  flatAdminPages(visibleAdminPages(pagesOfSite(ADMIN_PAGES, site), member, tier)).map(({ url }) => url);

const VERTICALS = ['flight', 'hotel', 'train', 'car'];
const all = (page: AdminPage): AdminPage[] => [page, ...(page.pages ?? []).flatMap(all)];
const ALL = ADMIN_PAGES.flatMap(all);

/** The pages that the specification names, and who opens them. */
const PAGES: [id: string, path: string, permission: BusinessState['permissions'][number]][] = [
  ['BIZ-071', 'company', 'COMPANY_SETTINGS_MANAGEMENT'],
  ['BIZ-072 BIZ-106', 'company/general', 'COMPANY_SETTINGS_MANAGEMENT'],
  ['BIZ-119 BIZ-106', 'company/features', 'COMPANY_SETTINGS_MANAGEMENT'],
  ['BIZ-073', 'company/email-domains', 'COMPANY_SETTINGS_MANAGEMENT'],
  ['BIZ-074', 'company/offices', 'COMPANY_SETTINGS_MANAGEMENT'],
  ['BIZ-075', 'company/entities', 'COMPANY_SETTINGS_MANAGEMENT'],
  ['BIZ-076', 'company/corporate-membership/add', 'COMPANY_CORPORATE_MEMBERSHIP_MANAGEMENT'],
  ['BIZ-077', 'policy/flight', 'TRAVEL_POLICY'],
  ['BIZ-078', 'policy/hotel', 'TRAVEL_POLICY'],
  ['BIZ-079', 'policy/train', 'TRAVEL_POLICY'],
  ['BIZ-080', 'policy/car', 'TRAVEL_POLICY'],
  ...VERTICALS.flatMap((vertical): [string, string, 'TRAVEL_POLICY'][] => [
    ['BIZ-081', `policy/${vertical}/settings`, 'TRAVEL_POLICY'],
    ['BIZ-082', `policy/${vertical}/restrictions`, 'TRAVEL_POLICY'],
    ['BIZ-084', `policy/${vertical}/advanced-rules`, 'TRAVEL_POLICY'],
  ]),
  ['BIZ-083', 'policy/flight/preferences', 'TRAVEL_POLICY'],
  ['BIZ-083', 'policy/hotel/preferences', 'TRAVEL_POLICY'],
  ['BIZ-083', 'policy/car/preferences', 'TRAVEL_POLICY'],
  ['BIZ-085', 'policy/messages', 'HOMEPAGE_MESSAGES_MANAGEMENT'],
  ['BIZ-086', 'users', 'USER_MANAGEMENT'],
  ['BIZ-087', 'users/manage', 'GUEST_DELETE'],
  ['BIZ-088', 'users/roles', 'ROLE_MANAGEMENT'],
  ['BIZ-089', 'users/groups', 'USER_MANAGEMENT'],
  ['BIZ-090', 'approvals', 'COMPANY_APPROVAL_SETTINGS_MANAGEMENT'],
  ['BIZ-091', 'approvals/settings', 'COMPANY_APPROVAL_SETTINGS_MANAGEMENT'],
  ['BIZ-092', 'approvals/approvers', 'COMPANY_APPROVAL_SETTINGS_MANAGEMENT'],
  ['BIZ-093', 'payment-options', 'COMPANY_PAYMENT_METHOD_VIEW'],
  ['BIZ-094', 'trip-reporting-fields', 'REPORTING_FIELDS_MANAGEMENT'],
  ['BIZ-095', 'integrations', 'COMPANY_INTEGRATION_MANAGEMENT'],
  ['BIZ-096', 'integrations/sso', 'COMPANY_INTEGRATION_MANAGEMENT'],
  ['BIZ-097 BIZ-106', 'account-permissions', 'COMPANY_SETTINGS_MANAGEMENT'],
  ['BIZ-097', 'account-permissions/log', 'COMPANY_SETTINGS_MANAGEMENT'],
  ['BIZ-098', 'traveler-tracker', 'TRAVEL_TRACKER'],
];

describe('ADMIN_PAGES', () => {
  it.each(PAGES)('%s has /business/%s, for members with %s alone', (_id, path, permission) => {
    const seen = (member: AdminMember) =>
      visibleAdminPages(pagesOfSite(ADMIN_PAGES, EVERY_PAGE), member, 'biz')
        .flatMap(all)
        .some(({ url }) => url === `/business/${path}`);
    expect(seen(memberWith(permission))).toBe(true);
    expect(seen(memberWith('SENIORITY'))).toBe(false);
  });

  it('BIZ-083 BIZ-108 STA-091 has nothing else but the trips to approve, and each key once', () => {
    const named = [...PAGES.map(([, path]) => path), 'policy', 'approval'].map((path) => `/business/${path}`);
    expect([...new Set(ALL.map(({ url }) => url))].sort()).toEqual(named.sort());
    expect(new Set(ALL.map(({ key }) => key)).size).toBe(ALL.length);
  });

  it.each([
    ['APPROVAL_SETTINGS', 'COMPANY_APPROVAL_SETTINGS_MANAGEMENT', ['approvals/settings', 'approvals/approvers']],
    ['CAR_PREFERENCES', 'TRAVEL_POLICY', ['policy/car/preferences']],
    ['TRIP_REPORTING_FIELDS', 'REPORTING_FIELDS_MANAGEMENT', ['trip-reporting-fields']],
    ['SSO_INTEGRATION', 'COMPANY_INTEGRATION_MANAGEMENT', ['integrations/sso']],
    ['TRIPS_TO_APPROVE', 'APPROVAL_PROCESSING', ['approval']],
  ] as const)('BIZ-102 without the feature %s members with %s do not see %j', (feature, permission, pages) => {
    const member = memberWith(permission);
    const without = { ...member, features: member.features.filter((name) => name !== feature) };
    const gone = urls(member).filter((url) => !urls(without).includes(url));
    expect(gone).toEqual(pages.map((path) => `/business/${path}`));
  });

  it.each([
    ['biz', 'COMPANY_PAYMENT_METHOD_VIEW', true],
    ['biz', 'COMPANY_SETTINGS_MANAGEMENT', false],
    ['bizPlus', 'COMPANY_PAYMENT_METHOD_VIEW', false],
    ['bizPlus', 'COMPANY_SETTINGS_MANAGEMENT', true],
    ['enterprise', 'COMPANY_SETTINGS_MANAGEMENT', true],
  ] as const)('BIZ-107 in the tier %s members with %s see the payment options: %s', (tier, permission, isSeen) => {
    const member = memberWith(permission);
    expect(urls(member, tier).includes('/business/payment-options')).toBe(isSeen);
    expect(dependsOnTier(member)).toBe(true);
    expect(dependsOnTier(memberWith('COMPANY_SETTINGS_MANAGEMENT', 'COMPANY_PAYMENT_METHOD_MANAGEMENT'))).toBe(false);
  });

  it('BIZ-099 BIZ-103 leaves out what the site has switched off: a page, or a group with all its pages', () => {
    const member = memberWith('USER_MANAGEMENT', 'ROLE_MANAGEMENT', 'COMPANY_APPROVAL_SETTINGS_MANAGEMENT');
    expect(urls(member, 'biz', { ...EVERY_PAGE, 'users/roles': false, approvals: false })).toEqual([
      '/business/users/manage',
      '/business/users/groups',
    ]);
    expect(urls(member, 'biz', { 'users/manage': false, approvals: false, 'approvals/settings': true })).toEqual([]);
  });
});

describe('a page whose contents are the site’s', () => {
  const member = memberWith('USER_MANAGEMENT', 'ROLE_MANAGEMENT');

  it.each<[string, AdminPagesSettings, string[]]>([
    ['is not there where the site says nothing', {}, []],
    ['is where its slot is filled', { 'users/roles': true }, ['/business/users/roles']],
    ['is where the site has it', { 'users/roles': '/my/roles' }, ['/my/roles']],
    ['is in its slot at its own address', { 'users/roles': '/business/users/roles' }, ['/business/users/roles']],
    ['is not there without its group', { 'users/roles': true, users: false }, []],
  ])('BIZ-099 %s', (_title, site, own) => {
    const shown = urls(member, 'biz', site).filter((url) => url !== '/business/users/manage');
    expect(shown).toEqual(own);
  });

  it('BIZ-104 is where the hub begins for who sees nothing else', () => {
    const manager = memberWith('ROLE_MANAGEMENT');
    expect(adminHubUrl(manager, 'biz')).toBeUndefined();
    expect(adminHubUrl(manager, 'biz', { 'users/roles': '/my/roles' })).toBe('/my/roles');
  });
});

describe('adminHubUrl', () => {
  it.each([
    ['BIZ-104', ['COMPANY_SETTINGS_MANAGEMENT'], '/business/company/general'],
    ['BIZ-104', ['TRAVEL_POLICY'], '/business/policy/flight/settings'],
    ['BIZ-104', [], undefined],
    ['BIZ-105 BIZ-O13', ['APPROVAL_PROCESSING'], undefined],
    ['BIZ-105 BIZ-O13', ['APPROVAL_PROCESSING', 'COMPANY_INTEGRATION_MANAGEMENT'], '/business/integrations'],
  ] as const)('%s with %j the hub begins at %s', (_id, permissions, url) => {
    expect(adminHubUrl(memberWith(...permissions), 'biz')).toBe(url);
  });

  it('BIZ-107 is none for who pays alone, in a premium tier', () => {
    const payer = memberWith('COMPANY_PAYMENT_METHOD_MANAGEMENT');
    expect(adminHubUrl(payer, 'biz', EVERY_PAGE)).toBe('/business/payment-options');
    expect(adminHubUrl(payer, 'bizPlus', EVERY_PAGE)).toBeUndefined();
  });
});
