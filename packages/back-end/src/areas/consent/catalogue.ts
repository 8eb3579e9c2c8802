/** Entries of this site's consent dialogs besides the vendor list. Stored in the database at first start. */
import {
  CONSENT_COOKIE,
  DATA_CONSENT_COOKIE,
  DATA_TRANSFER_ACCEPTED,
  DECISION_LIFETIME_DAYS,
  HIDE_COOKIE_MESSAGE,
  META_COOKIE_PREFIX,
  TCF_COOKIE,
  TWO_PARTY_ACCEPTED,
} from '@travel-shell/core/consentCookieNames';
import type { Insertable } from 'kysely';
import { SECRET_COOKIE } from '../../http/formTokens.ts';
import { SESSION_COOKIE } from '../../http/sessions/RequestSessions.ts';
import { VISITOR_COOKIE } from './consentCookies.ts';
import type { CategoryCookieTable, MetaCookieNameTable } from './consentTables.ts';

/** The only names that may be set. */
export const META_COOKIE_NAMES: Insertable<MetaCookieNameTable>[] = [
  { name: HIDE_COOKIE_MESSAGE, max_age_days: DECISION_LIFETIME_DAYS },
  { name: DATA_TRANSFER_ACCEPTED, max_age_days: 400 },
  { name: TWO_PARTY_ACCEPTED, max_age_days: 400 },
];

export const own = (category: CategoryCookieTable['category'], names: string[]) =>
  names.map((name) => ({ category, name, domain: null, iab_vendor_id: null }));

const ofVendor = (category: CategoryCookieTable['category'], iab_vendor_id: number, name: string, domain: string) => ({
  category,
  name,
  domain,
  iab_vendor_id,
});

/**
 * Cookies of the shell itself, and some well-known ones a travel site's partners set. The signed-in cookie has a
 * configurable name, so the seed adds it.
 */
export const CATEGORY_COOKIES: Insertable<CategoryCookieTable>[] = [
  ...own('strictlyNecessary', [
    SESSION_COOKIE,
    SECRET_COOKIE,
    VISITOR_COOKIE,
    CONSENT_COOKIE,
    TCF_COOKIE,
    DATA_CONSENT_COOKIE,
    // They remember an answer, like the three above.
    META_COOKIE_PREFIX + DATA_TRANSFER_ACCEPTED,
    META_COOKIE_PREFIX + TWO_PARTY_ACCEPTED,
  ]),
  ...own('functional', [META_COOKIE_PREFIX + HIDE_COOKIE_MESSAGE]),
  ...own('advertising', ['_fbp', '_gcl_*']),
  ofVendor('advertising', 91, 'cto_bundle', 'criteo.com'),
  ofVendor('advertising', 755, 'IDE', 'doubleclick.net'),
  ofVendor('advertising', 21, 'TDID', 'adsrvr.org'),
  ofVendor('advertising', 32, 'uuid2', 'adnxs.com'),
  ofVendor('advertising', 42, 't_gid', 'taboola.com'),
  ofVendor('advertising', 164, 'obuid', 'outbrain.com'),
  ofVendor('analytical', 77, 'UID', 'scorecardresearch.com'),
  ofVendor('analytical', 812, 'IMRID', 'imrworldwide.com'),
];

/** Invented partners outside the framework. */
export const ADDITIONAL_VENDORS: { id: number; name: string; policy_url: string; domains: string[] }[] = [
  {
    id: 1,
    name: 'Fareboard',
    policy_url: 'https://fareboard.example/privacy',
    domains: ['fareboard.example', 'cdn.fareboard.example'],
  },
  { id: 2, name: 'Roomlight', policy_url: 'https://roomlight.example/privacy', domains: ['roomlight.example'] },
  { id: 3, name: 'Wayfind Maps', policy_url: 'https://wayfind.example/legal/privacy', domains: ['wayfind.example'] },
];
