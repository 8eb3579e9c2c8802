import type { LateConfig } from './config.ts';
import { isHttpAddress } from './isHttpAddress.ts';

interface Rule {
  /** Completes "Expected …". */
  expected: string;
  fits(value: unknown): boolean;
}

const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i;

const ORIGIN = /^https?:\/\/[^/?#]+$/;

const BRAND = /^[a-z][a-z\d-]*$/;

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (fits: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(fits);
// Stricter than for links: relative to the site root, never to the current page.
const isAddress = (value: unknown) => isText(value) && /^(https?:\/\/|\/(?!\/))/.test(value) && isHttpAddress(value);

const text: Rule = { expected: 'a text', fits: isText };
const flag: Rule = { expected: 'true or false', fits: isFlag };
const object: Rule = { expected: 'an object', fits: isObject };
// An unknown vertical matches none, so it is accepted.
const verticals: Rule = { expected: 'a list of verticals such as ["hotels", "flights"]', fits: isListOf(isText) };

/** An object with valid fields; those not `required` may be absent, unknown ones are rejected. */
const isShape =
  (fields: Record<string, (value: unknown) => boolean>, required = Object.keys(fields)) =>
  (value: unknown) =>
    isObject(value) &&
    required.every((name) => value[name] !== undefined) &&
    Object.entries(value).every(([name, field]) => Object.hasOwn(fields, name) && fields[name]?.(field));

/** One rule for each late key. Add the key to `LateConfig`, and its rule here. */
const RULES: Record<keyof LateConfig, Rule> = {
  allowedHosts: {
    expected: 'a list of hosts such as ["www.example.com", "*.example.org"]',
    fits: isListOf((host) => isText(host) && HOST.test(host)),
  },
  brandDisplayName: text,
  affiliate: text,
  seo: object,
  analytics: object,
  botCheckUrl: { expected: 'an http(s) address or a path', fits: isAddress },
  friendlyUrlVerticals: verticals,
  friendlyUrlPlainPath: flag,
  logFooterBrandsFailures: flag,
  signedInCookieDomain: {
    expected: 'a domain such as "example.com"',
    fits: (value) => isText(value) && DOMAIN.test(value),
  },
  debug: flag,
  brands: {
    expected: '{"acme": "https://www.example.com/acme.json"}, or what that address has',
    fits: (value) =>
      isObject(value) &&
      Object.entries(value).every(([id, brand]) => BRAND.test(id) && (isAddress(brand) || isObject(brand))),
  },
  siteBase: {
    expected: 'an origin such as "https://www.example.com"',
    fits: (value) => isText(value) && ORIGIN.test(value),
  },
  signInUrl: { expected: 'an http(s) address or a path', fits: isAddress },
  marketingId: {
    expected: '{"runSyncScript": true, "suggestedKmkid": "…"}',
    fits: isShape({ runSyncScript: isFlag, suggestedKmkid: isText, masterHost: isText }, [
      'runSyncScript',
      'suggestedKmkid',
    ]),
  },
  adBlockerTargets: { expected: 'a list of http(s) addresses or paths', fits: isListOf(isAddress) },
  google: {
    expected: '{"clientId": "…", "scope": "openid email", "script": "https://…", "serverSide": false}',
    fits: isShape({ clientId: isText, scope: isText, script: isAddress, serverSide: isFlag }, ['clientId']),
  },
  feedback: {
    expected: '{"script": "https://…/{formId}.js", "formIds": {"hotels": "…"}}',
    fits: isShape({
      script: (value) => isAddress(value) && String(value).includes('{formId}'),
      formIds: (value) => isObject(value) && Object.values(value).every(isText),
    }),
  },
  logo: {
    expected: '{"isUnderLogoEnabled": true, "normalFromMedium": [], "normalFromExtraLarge": []}, or some of it',
    fits: isShape(
      { isUnderLogoEnabled: isFlag, normalFromMedium: verticals.fits, normalFromExtraLarge: verticals.fits },
      [],
    ),
  },
  profileDashboardPage: text,
  priceAlerts: flag,
  onboardingMarker: flag,
};

export const LATE_KEYS = Object.keys(RULES) as (keyof LateConfig)[];

/**
 * Returns the problems of `config`, one sentence each, and removes those keys, so that their defaults apply. `early`
 * are the keys the loader has already checked.
 */
export function checkLateConfig(config: object, early: readonly string[]): string[] {
  const values = config as Record<string, unknown>;
  return Object.keys(values).flatMap((key) => {
    if (early.includes(key)) return [];
    const rule = Object.hasOwn(RULES, key) ? RULES[key as keyof LateConfig] : undefined;
    const value = values[key];
    if (rule?.fits(value)) return [];
    delete values[key];
    const expected = rule ? `Expected ${rule.expected}` : `Known keys: ${[...early, ...LATE_KEYS].join(', ')}`;
    return [`${key}=${JSON.stringify(value)} is ignored. ${expected}.`];
  });
}
