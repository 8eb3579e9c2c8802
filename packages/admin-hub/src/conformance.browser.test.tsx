import { describeConformance } from '@travel-shell/element/conformance';
import { part } from '@travel-shell/testing/mountElement';
import { expect } from 'vitest';
import { ADMIN, memberOf } from './AdminHub.fixtures.ts';
import { contract } from './contract.ts';
import { BackEnd, EVERY_PAGE } from './testPage.ts';

const MEMBER = { businessProfile: true, features: [], permissions: [] };

async function show(element: HTMLElement, page: string, wanted: string): Promise<void> {
  element.setAttribute('page', page);
  await expect.poll(() => element.shadowRoot?.querySelector(wanted)).toBeTruthy();
}

/** The pages without calls, whose contents the page has. */
const slots = Object.keys(contract.slots).filter((name) => name !== 'fallback');
/** Their addresses: names with slashes, where a part of the path is no word of its own. */
const PATHS: Readonly<Record<string, string>> = {
  'company-email-domains': 'company/email-domains',
  'company-offices': 'company/offices',
  'company-entities': 'company/entities',
  'company-corporate-membership-add': 'company/corporate-membership/add',
  'policy-messages': 'policy/messages',
  'users-roles': 'users/roles',
  'users-groups': 'users/groups',
};
const pathOf = (slot: string) =>
  PATHS[slot] ?? slot.replace(/^policy-(\w+)-advanced-rules$/, 'policy/$1/advanced-rules');

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: {
    ...{ brand: 'flagship', locale: 'en-US', presentation: 'default' },
    ...{ member: memberOf(ADMIN), 'admin-pages': EVERY_PAGE },
    // No view of the kit, which has parts of its own.
    page: '/business/company/offices',
  },
  samples: {
    member: { text: JSON.stringify(MEMBER), value: MEMBER },
    page: { text: '/business/users/roles', value: '/business/users/roles' },
    adminPages: { text: '{"users/roles": "/my/roles"}', value: { 'users/roles': '/my/roles' } },
  },
  // The screen's sheets, adopted when it is first shown.
  ownSheets: 20,
  setUp: () => {
    const backEnd = new BackEnd(ADMIN);
    return () => backEnd.end();
  },
  scenes: {
    ...Object.fromEntries(
      slots.map((slot) => [
        slot,
        (element: HTMLElement) => show(element, `/business/${pathOf(slot)}`, `slot[name=${slot}]`),
      ]),
    ),
    'a group of pages, opened': (element) => part(element, '.wide details:not([open]) > summary').click(),
    'a link': (element) => part(element, '.wide a[href="/business/company/entities"]').click(),
    'a page that is not there': (element) => show(element, '/business/company/nowhere', '.group'),
  },
});
