import type { Member } from '@travel-shell/piece/screens';
import { describe, expect, test } from 'vitest';
import { businessScreens, screens as unconfigured } from './screens.ts';

/** A site that has all of it. */
const screens = businessScreens({ invitations: true, upgrade: true });

const member = (permissions: Member['permissions']): Member => ({ businessProfile: true, features: [], permissions });

const VISITORS = {
  unknown: undefined,
  signedOut: null,
  private: { ...member([]), businessProfile: false },
  traveler: member(['APPROVAL_REQUEST', 'USER_PROFILE_VIEW']),
  planner: member(['EVENT_EDIT']),
  admin: member(['COMPANY_SETTINGS_MANAGEMENT', 'EVENT_EDIT_ALL']),
} satisfies Record<string, Member | null | undefined>;

/** In the order of the visitors. */
const STATUSES = {
  '/business': [undefined, 403, 403, 200, 200, 200],
  '/business/tasks': [undefined, 403, 403, 200, 200, 200],
  '/business/tasks/company': [undefined, 403, 403, 403, 403, 200],
  '/business/invitations': [undefined, 403, 403, 200, 200, 200],
  '/business/events': [undefined, 403, 403, 403, 200, 200],
  '/business/get-started?tier=bizPlus': [200, 200, 200, 200, 200, 200],
  '/business/biz-plus-upgrade': [200, 200, 200, 200, 200, 200],
  '/business/verify': [404, 404, 404, 404, 404, 404],
} as const;

describe.each(Object.entries(STATUSES))('RTE-022 to RTE-028 BIZ-032 BIZ-070 %s', (page, statuses) => {
  test.each(Object.entries(VISITORS).map(([name, visitor], at) => [name, statuses[at], visitor] as const))(
    'is for %s %s',
    (_name, status, visitor) => {
      expect(screens.open(page, visitor).status).toBe(status);
    },
  );
});

test.each([
  ['unknown', ['get-started', 'upgrade']],
  ['signedOut', ['get-started', 'upgrade']],
  ['private', ['get-started', 'upgrade']],
  ['traveler', ['home', 'tasks', 'invitations', 'upgrade']],
  ['admin', ['home', 'tasks', 'company-tasks', 'invitations', 'events', 'upgrade']],
] as const)('the navigation of %s has what they may open; only who is in no company begins there', (name, keys) => {
  expect(screens.navigation(VISITORS[name]).map(({ key }) => key)).toEqual(keys);
});

describe('what business mode leads to, by the rule of the navigation drawer', () => {
  const inviter = member(['USER_INVITE']);
  const keys = (business: Member, group?: Parameters<typeof businessScreens>[0]) =>
    businessScreens(group)
      .navigation(business)
      .map(({ key }) => key);

  test.each([
    ['BIZ-034 without its flag', {}, member([]), 404, false],
    ['BIZ-034 with it', { invitations: true }, member([]), 200, true],
    [
      'BIZ-035 without the permission',
      { invitations: true, invitationPermissions: ['USER_INVITE'] },
      member([]),
      403,
      false,
    ],
    ['BIZ-035 with it', { invitations: true, invitationPermissions: ['USER_INVITE'] }, inviter, 200, true],
    ['BIZ-040 hidden by the site', { invitations: true, hidden: ['invitations'] as const }, inviter, 404, false],
    ['BIZ-033 outside of business mode', { invitations: true }, { ...inviter, businessMode: false }, 200, false],
  ])('%s the invitations are answered and offered so', (_title, group, business, status, isOffered) => {
    expect(businessScreens(group).open('/business/invitations', business).status).toBe(status);
    expect(keys(business, group).includes('invitations')).toBe(isOffered);
  });

  test('BIZ-037 the plans are offered where the site says so, and open in any case', () => {
    expect(keys(member([]))).not.toContain('upgrade');
    expect(keys(member([]), { upgrade: true })).toContain('upgrade');
    expect(unconfigured.open('/business/biz-plus-upgrade', member([])).status).toBe(200);
  });

  test('BIZ-031 BIZ-040 the events are not there where the site hides them', () => {
    const planner = member(['EVENT_EDIT']);
    expect(keys(planner)).toContain('events');
    expect(keys(planner, { hidden: ['events'] })).not.toContain('events');
    expect(businessScreens({ hidden: ['events'] }).open('/business/events', planner).status).toBe(404);
  });
});
