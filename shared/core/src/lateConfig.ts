import {
  BRANDS,
  type BusinessKind,
  type CountryPickerSettings,
  type CurrencyPickerSettings,
  type LateConfig,
} from './config.ts';
import { isHttpAddress } from './isHttpAddress.ts';

interface Rule {
  /** Completes "Expected …". */
  expected: string;
  fits(value: unknown): boolean;
  /** Names the fields of an object that are unknown or wrong. */
  wrongFields?(value: unknown): string[];
}

const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i;

const ORIGIN = /^https?:\/\/[^/?#]+$/;

const BRAND = /^[a-z][a-z\d-]*$/;

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const COUNTRY = /^[A-Z]{2}$/;

/** Pages show ours under their ids. */
const isFree = (id: string) => BRAND.test(id) && !BRANDS.some((own) => own === id);

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

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

/** An object with valid fields; those not `required` may be absent, unknown ones are rejected. */
function shape(expected: string, fields: Fields, required = Object.keys(fields)): Rule {
  const isWrong = ([name, value]: [string, unknown]) => !(Object.hasOwn(fields, name) && fields[name]?.(value));
  const wrongFields = (value: unknown) =>
    isObject(value)
      ? Object.entries(value)
          .filter(isWrong)
          .map(([name]) => name)
      : [];
  const fits = (value: unknown) =>
    isObject(value) && required.every((name) => value[name] !== undefined) && wrongFields(value).length === 0;
  return { expected, fits, wrongFields };
}

const isNumber = (value: unknown) => Number.isFinite(value);
/** As a TC string has it: 12 bits. */
const isTcNumber = (value: unknown) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 4096;
const isAmount = (value: unknown) => Number.isFinite(value) && (value as number) >= 0;

const PICKER = {
  site: isText,
  columns: isNumber,
  narrowShape: (value: unknown) => value === 'sheet' || value === 'full',
  pageUrl: (value: unknown) => isText(value) && isHttpAddress(value),
};

const COUNTRY_PICKER: Record<keyof CountryPickerSettings, Fields[string]> = {
  ...PICKER,
  flag: isText,
  language: isText,
  keepPath: isFlag,
  stripSegments: isNumber,
};

const CURRENCY_PICKER: Record<keyof CurrencyPickerSettings, Fields[string]> = {
  ...PICKER,
  currency: isText,
  search: isFlag,
  askToSave: isFlag,
};

const BUSINESS_KINDS: readonly BusinessKind[] = ['hub', 'events', 'approvals', 'invitations', 'upgrade'];

/** One rule for each late key. Add the key to `LateConfig`, and its rule here. */
const RULES: Record<keyof LateConfig, Rule> = {
  allowedHosts: {
    expected: 'a list of hosts such as ["www.example.com", "*.example.org"]',
    fits: isListOf((host) => isText(host) && HOST.test(host)),
  },
  relayOrigins: {
    expected: 'a list of origins such as ["https://www.example.com"]',
    fits: isListOf((origin) => isText(origin) && URL.canParse(origin) && new URL(origin).origin === origin),
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
    expected: `{"acme": "https://www.example.com/acme.json"}, or what that address has; not under ${BRANDS.join(', ')}, which are ours`,
    fits: (value) =>
      isObject(value) &&
      Object.entries(value).every(([id, brand]) => isFree(id) && (isAddress(brand) || isObject(brand))),
  },
  siteBase: {
    expected: 'an origin such as "https://www.example.com"',
    fits: (value) => isText(value) && ORIGIN.test(value),
  },
  signInUrl: { expected: 'an http(s) address or a path', fits: isAddress },
  marketingId: shape(
    '{"runSyncScript": true, "suggestedKmkid": "…"}',
    { runSyncScript: isFlag, suggestedKmkid: isText, masterHost: isText },
    ['runSyncScript', 'suggestedKmkid'],
  ),
  adBlockerTargets: { expected: 'a list of http(s) addresses or paths', fits: isListOf(isAddress) },
  google: shape(
    '{"clientId": "…", "scope": "openid email", "script": "https://…", "serverSide": false}',
    { clientId: isText, scope: isText, script: isAddress, serverSide: isFlag },
    ['clientId'],
  ),
  feedback: shape(
    '{"script": "https://…/{formId}.js", "formIds": {"hotels": "…"}, "delay": 10}',
    {
      script: (value) => isAddress(value) && String(value).includes('{formId}'),
      formIds: (value) => isObject(value) && Object.values(value).every(isText),
      delay: isAmount,
    },
    ['script', 'formIds'],
  ),
  businessGroup: shape(
    '{"invitations": true, "invitationPermissions": [], "upgrade": true, "hidden": ["events"], "limit": 3}, or some of it',
    {
      invitations: isFlag,
      invitationPermissions: isListOf(isText),
      upgrade: isFlag,
      hidden: isListOf((kind) => BUSINESS_KINDS.some((known) => known === kind)),
      limit: isAmount,
    },
    [],
  ),
  tripsTooltip: shape(
    '{"delayMinutes": 30, "autoCloseMs": 5000}, or some of it',
    { delayMinutes: isAmount, autoCloseMs: isAmount },
    [],
  ),
  logo: shape(
    '{"isUnderLogoEnabled": true, "normalFromMedium": [], "normalFromExtraLarge": []}, or some of it',
    { isUnderLogoEnabled: isFlag, normalFromMedium: verticals.fits, normalFromExtraLarge: verticals.fits },
    [],
  ),
  countryPicker: shape(
    '{"site": "de-AT", "flag": "/flags/at.svg", "language": "Deutsch", "columns": 3, "narrowShape": "sheet" or "full", "keepPath": true, "stripSegments": 1, "pageUrl": "/sites"}, or some of it',
    COUNTRY_PICKER,
    [],
  ),
  currencyPicker: shape(
    '{"site": "de-AT", "currency": "EUR", "columns": 3, "narrowShape": "sheet" or "full", "search": true, "askToSave": true, "pageUrl": "/currencies"}, or some of it',
    CURRENCY_PICKER,
    [],
  ),
  profileDashboardPage: text,
  priceAlerts: flag,
  keepsPendingSave: flag,
  optOutDialog: flag,
  consentCategories: flag,
  consent: shape(
    '{"cmpId": 10, "cmpVersion": 1, "publisherCountry": "DE", "gdprApplies": true, "version": 1, "consentMode": true}, or some of it',
    {
      // The IAB gives out no 1.
      cmpId: (value) => isTcNumber(value) && value !== 1,
      cmpVersion: isTcNumber,
      publisherCountry: (value) => isText(value) && COUNTRY.test(value),
      gdprApplies: isFlag,
      version: (value) => Number.isInteger(value) && (value as number) > 0,
      consentMode: isFlag,
    },
    [],
  ),
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
    const wrong = rule?.wrongFields?.(value).join(', ');
    return [`${key}=${JSON.stringify(value)} is ignored. ${expected}.${wrong ? ` Wrong: ${wrong}.` : ''}`];
  });
}
