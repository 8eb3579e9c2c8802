import type { AttributeContract } from '@travel-shell/element/contract';
import { attributeName } from '@travel-shell/element/server';
import { describe, expect, it } from 'vitest';
import { DATA, renderFragment, servers } from './servedPieces.ts';

/** Only both of them are shown. */
const BADGES = { 'app-store-badge': '/apple.svg', 'google-play-badge': '/google.svg' };

/** The bar shows both names, or nothing. */
const ACTING = { 'agent-name': 'Sol Reyes', 'member-name': 'Ines Duarte', 'expires-at': '2999-01-01T00:00:00Z' };

/** Values that make a difference, and what else they need for it, where the usual ones make none. */
const TELLING: Readonly<Record<string, Record<string, string>>> = {
  'travel-header active-vertical': { 'active-vertical': 'hotels' },
  'travel-header items': { items: '[{"verticalName": "hotels", "url": "/hotels"}]' },
  'travel-header skip-links': { 'skip-links': '[{"text": "Results", "url": "#results"}]' },
  'travel-header visible-items': { 'visible-items': '1' },
  'travel-nav-drawer secondary-items': { 'secondary-items': '[{"verticalName": "guides", "url": "/guides"}]' },
  'travel-nav-drawer vertical': { vertical: 'hotels' },
  'travel-currency-picker site': { site: 'ja-JP' },
  'travel-booking-for traveler-image': { 'traveler-name': 'Ines Duarte', 'traveler-image': '/ines.svg' },
  'travel-acting-as brand': { ...ACTING, brand: 'sister' },
  'travel-acting-as agent-name': ACTING,
  'travel-acting-as member-name': ACTING,
  'travel-acting-as expires-at': ACTING,
  'travel-acting-as seconds-left': { ...ACTING, 'seconds-left': '540' },
  'travel-admin-hub member': { member: '{"businessProfile": true, "features": [], "permissions": []}' },
  'travel-admin-hub page': { page: '/business/users/manage' },
  'travel-admin-hub admin-pages': {
    'admin-pages': '{"users/roles": true}',
    member: '{"businessProfile": true, "features": [], "permissions": ["ROLE_MANAGEMENT", "TRAVEL_POLICY"]}',
  },
  'travel-business business-group': {
    'business-group': '{"upgrade": true}',
    member: '{"businessProfile": true, "features": [], "permissions": []}',
  },
  'travel-business member': { member: '{"businessProfile": true, "features": [], "permissions": []}' },
  'travel-business page': { page: '/business/get-started' },
  'travel-save-button result': { result: '{"resultId": "r1", "title": "Berlin to Lisbon", "url": "/flights"}' },
  'travel-footer app-store-badge': BADGES,
  'travel-footer google-play-badge': BADGES,
  'travel-header partner-name': { 'partner-name': 'Air Nord', 'partner-logo': '/nord.svg' },
};

/** Attributes that change a fragment by other means than its view. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'travel-country-picker site': 'a server chooses the data by it',
};

function usualValue(rule: AttributeContract, name: string): string {
  if (name === 'locale') return 'de-AT';
  if (rule.type === 'enum') return rule.values.findLast((value) => value !== rule.default) as string;
  return { boolean: '', number: '7', url: '/x', string: 'x', json: '[]' }[rule.type];
}

type Case = (typeof cases)[number];

const cases = servers.flatMap(({ contract }) =>
  Object.entries(contract.attributes).map(([property, rule]) => {
    const name = attributeName(property);
    const given = TELLING[`${contract.tag} ${name}`] ?? { [name]: usualValue(rule, name) };
    return { tag: contract.tag, name, given, isLeftOut: Boolean(rule.isClientOnly ?? rule.isStyleOnly) };
  }),
);

/** A fragment and its opened form, without these attributes of their tags. */
async function render(tag: string, given: Record<string, string>, left: Record<string, string>): Promise<string> {
  const name = tag.slice('travel-'.length);
  const forms = [
    await renderFragment(name, given, { data: DATA }),
    await renderFragment(name, given, { data: DATA, opened: true }).catch((error) => {
      if (error.code !== 'NO_FIRST_SCREEN') throw error;
      return '';
    }),
  ];
  const ofTag = / ([\w-]+)="[^"]*"/g;
  return forms
    .map((html) => html.replace(/^[^>]*/, (open) => open.replaceAll(ofTag, (text, each) => (each in left ? '' : text))))
    .join('\n');
}

/** The fragment with an attribute and without it. What its tag says of the attribute itself does not count. */
async function renderBoth({ tag, name, given }: Case): Promise<[string, string]> {
  const others = Object.fromEntries(Object.entries(given).filter(([each]) => each !== name));
  return [await render(tag, given, given), await render(tag, others, given)];
}

describe('an attribute that takes effect with script or style only', () => {
  it.each(cases.filter(({ isLeftOut }) => isLeftOut))('$tag $name changes nothing in a fragment', async (each) => {
    const [withIt, without] = await renderBoth(each);
    expect(withIt).toBe(without);
  });
});

describe('any other attribute', () => {
  const others = cases.filter(({ isLeftOut, tag, name }) => !isLeftOut && !OTHERWISE[`${tag} ${name}`]);
  it.each(others)('$tag $name changes the fragment', async (each) => {
    const [withIt, without] = await renderBoth(each);
    expect(withIt).not.toBe(without);
  });
});
