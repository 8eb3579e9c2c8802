import type { Member } from '@travel-shell/piece/screens';
import { describe, expect, test } from 'vitest';
import { screens } from './screens.ts';

const member = (permissions: Member['permissions']): Member => ({ businessProfile: true, features: [], permissions });

const VISITORS = {
  unknown: undefined,
  signedOut: null,
  private: { ...member([]), businessProfile: false },
  traveller: member(['APPROVAL_REQUEST', 'USER_PROFILE_VIEW']),
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
  ['traveller', ['home', 'tasks', 'invitations', 'upgrade']],
  ['admin', ['home', 'tasks', 'company-tasks', 'invitations', 'events', 'upgrade']],
] as const)('the navigation of %s has what they may open; only who is in no company begins there', (name, keys) => {
  expect(screens.navigation(VISITORS[name]).map(({ key }) => key)).toEqual(keys);
});
