import type { BusinessState } from '@travel-shell/contract';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { describe, expect, it } from 'vitest';
import { type AdminPage, isAdminHubEnabled, TRIPS_TO_APPROVE_KEY, visibleAdminPages } from './adminPages.ts';

const page = (key: string, more: Partial<AdminPage> = {}): AdminPage => ({
  key,
  title: key,
  description: `About ${key}`,
  icon: 'settings',
  url: `/business/${key}`,
  enabled: true,
  permissions: [],
  ...more,
});
const member: BusinessState = {
  ...authStateOf().businessState,
  businessProfile: true,
  features: ['REPORTING'],
  permissions: ['TRAVEL_POLICY'],
  bookingMode: 'TRAVELER_ONLY',
};
const seen = (pages: AdminPage[], business = member, tier: 'biz' | 'bizPlus' | 'enterprise' = 'biz') =>
  visibleAdminPages(pages, business, tier).map(({ key }) => key);

describe('visibleAdminPages', () => {
  it.each<[string, Partial<AdminPage>, boolean]>([
    ['STA-091 a page without requirements', {}, true],
    ['BIZ-099 a disabled page', { enabled: false }, false],
    ['BIZ-100 a page of the member’s booking mode', { mode: 'TRAVELER_ONLY' }, true],
    ['BIZ-100 a page of the other one', { mode: 'TRAVELER_OR_TRAVEL_MANAGER' }, false],
    ['BIZ-101 one of the permissions', { permissions: ['USER_MANAGEMENT', 'TRAVEL_POLICY'] }, true],
    ['BIZ-101 none of them', { permissions: ['USER_MANAGEMENT'] }, false],
    ['BIZ-102 a feature that is on', { feature: 'REPORTING' }, true],
    ['BIZ-102 a feature that is off', { feature: 'SSO_INTEGRATION' }, false],
  ])('%s', (_title, more, expected) => {
    expect(seen([page('one', more)])).toEqual(expected ? ['one'] : []);
  });

  it('BIZ-103 drops a parent without visible children, and keeps the visible ones of others', () => {
    const hidden = page('hidden', { enabled: false });
    const pages = [
      page('empty', { pages: [hidden] }),
      page('half', { pages: [hidden, page('shown')] }),
      page('deep', { pages: [page('deeper', { pages: [hidden] })] }),
    ];
    const [half, ...others] = visibleAdminPages(pages, member, 'biz');
    expect(others).toEqual([]);
    expect(half).toEqual({ ...page('half'), pages: [page('shown')] });
  });

  it.each([
    ['biz', ['COMPANY_SETTINGS_MANAGEMENT'], false],
    ['biz', ['COMPANY_PAYMENT_METHOD_VIEW'], true],
    ['bizPlus', ['COMPANY_SETTINGS_MANAGEMENT'], true],
    ['bizPlus', ['COMPANY_PAYMENT_METHOD_VIEW'], false],
    ['enterprise', ['COMPANY_SETTINGS_MANAGEMENT'], true],
  ] as const)('BIZ-107 in tier %s payment options with %j: %s', (tier, permissions, expected) => {
    const payment = page('payment-options', {
      permissions: ['COMPANY_PAYMENT_METHOD_VIEW', 'COMPANY_PAYMENT_METHOD_MANAGEMENT'],
    });
    expect(seen([payment], { ...member, permissions: [...permissions] }, tier)).toEqual(
      expected ? ['payment-options'] : [],
    );
  });
});

describe('isAdminHubEnabled', () => {
  it.each<[string, AdminPage[], boolean]>([
    ['BIZ-104 with a page', [page('users')], true],
    ['BIZ-104 without', [], false],
    ['BIZ-105 with trips to approve only', [page(TRIPS_TO_APPROVE_KEY)], false],
    ['BIZ-105 with trips to approve and a page', [page(TRIPS_TO_APPROVE_KEY), page('users')], true],
  ])('%s', (_title, pages, expected) => {
    expect(isAdminHubEnabled(pages)).toBe(expected);
  });
});
