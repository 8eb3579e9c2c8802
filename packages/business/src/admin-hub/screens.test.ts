import type { Member } from '@travel-shell/piece/screens';
import { ADMIN_PAGES, flatAdminPages, TRIPS_TO_APPROVE_KEY } from '@travel-shell/store/business';
import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';
import { messages } from './messages/generated/en-US.ts';
import { nameOf } from './nameOf.ts';
import { adminScreens, screens, slotOf, VIEWS } from './screens.ts';

const FEATURES: Member['features'] = [
  'APPROVAL_SETTINGS',
  'CAR_PREFERENCES',
  'SSO_INTEGRATION',
  'TRIP_REPORTING_FIELDS',
];
const memberWith = (permissions: Member['permissions'], more: Partial<Member> = {}): Member => ({
  ...{ businessProfile: true, features: FEATURES, permissions, tier: 'biz' },
  ...more,
});

const VISITORS = {
  unknown: undefined,
  signedOut: null,
  private: memberWith([], { businessProfile: false }),
  traveller: memberWith(['APPROVAL_REQUEST', 'USER_PROFILE_VIEW']),
  approvals: memberWith(['COMPANY_APPROVAL_SETTINGS_MANAGEMENT']),
  policy: memberWith(['TRAVEL_POLICY']),
  admin: memberWith(['COMPANY_SETTINGS_MANAGEMENT', 'COMPANY_INTEGRATION_MANAGEMENT'], { tier: 'bizPlus' }),
} satisfies Record<string, Member | null | undefined>;

/** In the order of the visitors; a text is where it leads. */
const ANSWERS = {
  '/business/company': [undefined, 403, 403, 403, 403, 403, '/business/company/general'],
  '/business/company/general?a=1': [undefined, 403, 403, 403, 403, 403, 200],
  '/business/policy?a=1': [undefined, 403, 403, 403, 403, '/business/policy/flight/settings?a=1', 403],
  '/business/policy/train': [undefined, 403, 403, 403, 403, '/business/policy/train/settings', 403],
  '/business/policy/train/preferences': [404, 404, 404, 404, 404, 404, 404],
  '/business/policy/boat/settings': [404, 404, 404, 404, 404, 404, 404],
  '/business/approvals': [undefined, 403, 403, 403, '/business/approvals/settings', 403, 403],
  '/business/approvals/approvers': [undefined, 403, 403, 403, 200, 403, 403],
  '/business/payment-options': [undefined, 403, 403, 403, 403, 403, 200],
  '/business/integrations': [undefined, 403, 403, 403, 403, 403, 200],
  '/business/integrations/sso': [undefined, 403, 403, 403, 403, 403, 200],
  // Of others.
  '/business/approval': [404, 404, 404, 404, 404, 404, 404],
  '/business': [404, 404, 404, 404, 404, 404, 404],
} as const;

describe.each(Object.entries(ANSWERS))('BIZ-O11 BIZ-101 %s', (page, answers) => {
  test.each(Object.entries(VISITORS).map(([name, visitor], at) => [name, answers[at], visitor] as const))(
    'answers %s with %s',
    (_name, answer, visitor) => {
      const { status, leadsTo, row } = screens.open(page, visitor);
      expect(leadsTo ?? status).toBe(answer);
      if (leadsTo) expect(leadsTo.startsWith(row?.path ?? '-')).toBe(true);
    },
  );
});

test('BIZ-103 the navigation of each visitor has exactly what they may open', () => {
  for (const visitor of Object.values(VISITORS)) {
    const opened = screens.rows.filter(({ path, key }) => {
      const { status, row, leadsTo } = screens.open(path, visitor);
      return status === 200 && !leadsTo && row?.key === key;
    });
    expect(screens.navigation(visitor).map(({ key }) => key)).toEqual(opened.map(({ key }) => key));
  }
});

test('BIZ-099 a page that the site does not have is 403, and its group leads past it', () => {
  const site = adminScreens(['policy/flight/settings', 'integrations/expenses']);
  expect(site.open('/business/policy/flight/settings', VISITORS.policy).status).toBe(403);
  expect(site.open('/business/policy', VISITORS.policy).leadsTo).toBe('/business/policy/flight/restrictions');
  expect(site.open('/business/integrations', VISITORS.admin).leadsTo).toBe('/business/integrations/sso');
  expect(adminScreens(['policy']).open('/business/policy', VISITORS.policy).status).toBe(403);
});

const pages = flatAdminPages(ADMIN_PAGES).filter(({ key }) => key !== TRIPS_TO_APPROVE_KEY);

test('each page has a title and a description, each group a title', () => {
  for (const { key } of screens.rows) expect(messages.titles, key).toHaveProperty([key]);
  for (const { key } of pages) expect(messages.descriptions, key).toHaveProperty([nameOf(key)]);
});

test('each page has a view of its own or a slot of the contract', () => {
  const slots = pages.filter(({ key }) => !(nameOf(key) in VIEWS)).map(({ key }) => slotOf(key));
  const { fallback: _fallback, ...own } = contract.slots;
  expect(slots.sort()).toEqual(Object.keys(own).sort());
});
