import type { Member } from '@travel-shell/piece/screens';
import { ADMIN_PAGES, flatAdminPages } from '@travel-shell/store/business';
import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';
import { messages } from './messages/generated/en-US.ts';
import { nameOf } from './nameOf.ts';
import { adminScreens, screens as kitScreens, slotOf, VIEWS } from './screens.ts';

/** The pages of the hub itself. */
const pages = flatAdminPages(ADMIN_PAGES).filter(({ isElsewhere }) => !isElsewhere);
const EVERY_PAGE = Object.fromEntries(pages.map(({ key }) => [key, true]));
const screens = adminScreens(EVERY_PAGE);

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

const ALL_PERMISSIONS = [...new Set(pages.flatMap(({ permissions }) => permissions))];

const VISITORS = {
  unknown: undefined,
  signedOut: null,
  private: memberWith([], { businessProfile: false }),
  traveler: memberWith(['APPROVAL_REQUEST', 'USER_PROFILE_VIEW']),
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
  // Pages of other elements.
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

test.each(pages.filter(({ enabled }) => !enabled).map(({ url, key }) => [url, key]))(
  'BIZ-099 %s is there where the site has it, at its slot or elsewhere',
  (url, key) => {
    const everything = memberWith(ALL_PERMISSIONS);
    const answer = (site: Parameters<typeof adminScreens>[0]) => {
      const { status, leadsTo } = adminScreens(site).open(url, everything);
      return leadsTo ?? status;
    };
    expect(kitScreens.open(url, everything).status).toBe(404);
    expect(answer({ [key]: true })).toBe(200);
    expect(answer({ [key]: '/my/page' })).toBe('/my/page');
    expect(adminScreens({ [key]: '/my/page' }).open(url, VISITORS.traveler).status).toBe(403);
  },
);

test('BIZ-103 the navigation of each visitor has exactly what they may open', () => {
  for (const visitor of Object.values(VISITORS)) {
    const opened = screens.rows.filter(({ path, key }) => {
      const { status, row, leadsTo } = screens.open(path, visitor);
      return status === 200 && !leadsTo && row?.key === key;
    });
    expect(screens.navigation(visitor).map(({ key }) => key)).toEqual(opened.map(({ key }) => key));
  }
});

test('BIZ-099 a page that the site does not have is 404, and its group leads past it', () => {
  const site = adminScreens({ 'policy/flight/settings': false, 'integrations/expenses': false });
  expect(site.open('/business/policy/flight/settings', VISITORS.policy).status).toBe(404);
  expect(site.open('/business/policy', VISITORS.policy).leadsTo).toBe('/business/policy/flight/restrictions');
  expect(site.open('/business/integrations', VISITORS.admin).leadsTo).toBe('/business/integrations/sso');
  expect(adminScreens({ policy: false }).open('/business/policy', VISITORS.policy).status).toBe(404);
});

test('each page has a title and a description, each group a title', () => {
  for (const { title } of screens.rows) expect(messages.titles).toHaveProperty([title]);
  for (const { description } of pages) expect(messages.descriptions).toHaveProperty([description]);
});

test('each page has a view of its own or a slot of the contract', () => {
  const [viewed, slotted] = [true, false].map((has) => pages.filter(({ key }) => nameOf(key) in VIEWS === has));
  expect(viewed?.map(({ enabled }) => enabled)).not.toContain(false);
  expect(slotted?.map(({ enabled }) => enabled)).not.toContain(true);
  const slots = slotted?.map(({ key }) => slotOf(key)) ?? [];
  const { fallback: _fallback, ...own } = contract.slots;
  expect(slots.sort()).toEqual(Object.keys(own).sort());
});
