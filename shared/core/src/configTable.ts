/**
 * Every key that a host may configure, in one table. Written from it, by `scripts/configuration.ts`: the type
 * `ShellConfig`, the defaults, the rules of both checks (all in `generated/`), and the tables in docs/embed-guide.md.
 */
import { BRANDS, COMPANY_LOGO_TYPES, LOAD_TIMEOUT, PRESENTATIONS } from './configTypes.ts';
import { FRAME_PATH } from './framePath.ts';

/** The rule for a value. A pattern is for a text; a name is one of `lateConfig.ts`. */
export type Fit =
  | 'text'
  | 'flag'
  | 'number'
  | 'object'
  | 'address'
  | 'origin'
  | 'link'
  | RegExp
  | { readonly oneOf: readonly string[] }
  | { readonly anyOf: readonly Fit[] }
  | { readonly allOf: readonly Fit[] }
  | { readonly from: number; readonly to?: number; readonly isWhole?: true; readonly except?: number }
  | { readonly listOf: Fit }
  /** An object with any names that match. */
  | { readonly valuesOf: Fit; readonly names?: RegExp }
  /** An object. Fields that are not `required` may be absent; unknown ones are refused. */
  | { readonly fields: Readonly<Record<string, Fit>>; readonly required?: readonly string[] };

interface Key {
  /** For `ShellConfig`, as TypeScript; a name with a capital letter is one of `configTypes.ts`. */
  readonly type: string;
  /** Default: none, so the key may be absent. */
  readonly default?: string | number | boolean | object;
  /** One sentence for the docs: what the value is. */
  readonly sentence: string;
  /** The docs' text instead of the default, where that says more. */
  readonly otherwise?: string;
  /** IDs of the specification. */
  readonly source?: string;
}

/**
 * Checked by the loader, as pieces and their first requests depend on it. The value has the type of the default; the rule
 * is the values it may have, or a pattern.
 */
export interface EarlyKey extends Key {
  /** `first`: step 0 needs the default. `early`: it comes with intent.js. */
  readonly when: 'first' | 'early';
  readonly default: string | number;
  readonly rule: RegExp | readonly string[];
}

/** Needed late or rarely: only pages that configure such a key download the rules, before their first piece. */
export interface LateKey extends Key {
  readonly when: 'late';
  readonly rule: Fit;
  /** Completes "Expected …". Default: by the rule's name, so a rule without a name needs it. */
  readonly expected?: string;
}

type CompleteLateKey = LateKey & ({ readonly rule: Extract<Fit, string> } | { readonly expected: string });

const POSITIVE = /^[1-9]\d*$/;
const BRAND = /^[a-z][a-z\d-]*$/;
/** As a TC string has it: 12 bits. */
const TC_NUMBER = { from: 0, to: 4095, isWhole: true } as const;
const AMOUNT = { from: 0 } as const;
/** The rule for a plan of companies. */
const PLAN = { fields: { price: 'text', features: { listOf: 'text' } } } as const;
const SOME = ', or some of it';
/** Not so narrow that nothing fits. */
const WIDTH = /^([2-9]\d\d|[1-9]\d{3})px$|^([5-9]\d|100)%$/;

/** A test compares these fields with the contracts of the pickers. */
const PICKER = { site: 'text', columns: 'number', narrowShape: { oneOf: ['sheet', 'full'] }, pageUrl: 'link' } as const;

export const CONFIG_TABLE = {
  brand: {
    when: 'first',
    type: 'string',
    default: 'flagship',
    rule: BRAND,
    sentence: '`flagship`, `sister`, `partner`, or one of `brands`',
  },
  locale: {
    when: 'first',
    type: 'string',
    default: '',
    rule: /^([a-z]{2,8}([-_][a-z\d]{1,8})*)?$/i,
    sentence: 'any BCP 47 tag, `de-AT`: the shipped one of that language shows; or empty',
    otherwise: "empty: the page's `<html lang>`, else `en-US`",
  },
  presentation: {
    when: 'first',
    type: 'Presentation',
    default: 'default',
    rule: PRESENTATIONS,
    sentence: "`default`, `aos`, `dark`; `auto`: `default` or `dark`, as the visitor's colour scheme is",
  },
  fragments: {
    when: 'first',
    type: 'string',
    default: 'auto',
    rule: /^(auto|off|https?:\/\/[^?#]*[^?#/])$/,
    sentence: '`auto`: the folder `fragments/` beside `loader.js`; `off`; or the address of a service',
  },
  apiBase: {
    when: 'first',
    type: 'string',
    default: '',
    rule: /^(https?:\/\/[^/?#]+)?$/,
    sentence: "origin of the back end, or empty: the page's own; see [above](#a-page-of-another-origin)",
    otherwise: 'that of `loader.js`',
  },
  formtoken: {
    when: 'early',
    type: 'string',
    default: '',
    rule: /^/,
    sentence: 'the form token, if the page has it',
    otherwise: 'empty: fetched',
    source: 'API-002, STA-040',
  },
  signedInCookie: {
    when: 'first',
    type: 'string',
    default: 'travel_signed_in',
    rule: /^[\w.-]*$/,
    sentence: 'name of the cookie that says that the visitor is signed in; empty where your back end sets none',
    source: 'D-30',
  },
  apiTimeout: {
    when: 'early',
    type: 'number',
    default: 8000,
    rule: POSITIVE,
    sentence: 'milliseconds a call may take',
  },
  loadTimeout: {
    when: 'early',
    type: 'number',
    default: LOAD_TIMEOUT,
    rule: POSITIVE,
    sentence: 'milliseconds loading a piece may take',
  },
  siteBase: {
    when: 'late',
    type: 'string',
    rule: /^https?:\/\/[^/?#]+$/,
    expected: 'an origin such as "https://www.example.com"',
    sentence: 'origin that paths in links lead to: `https://www.example.com`',
    otherwise: '`apiBase`',
  },
  brands: {
    when: 'late',
    type: 'Readonly<Record<string, string | object>>',
    // Pages show ours under their ids.
    rule: {
      valuesOf: { anyOf: ['address', 'object'] },
      names: new RegExp(`^(?!(${BRANDS.join('|')})$)${BRAND.source.slice(1)}`),
    },
    expected: `{"acme": "https://www.example.com/acme.json"}, or what that address has; not under ${BRANDS.join(', ')}, which are ours`,
    sentence:
      '[brands of your own](partner-guide.md#a-brand-of-your-own): `{"petrel": "https://www.acme.com/petrel.json"}`',
  },
  debug: {
    when: 'late',
    type: 'boolean',
    default: false,
    rule: 'flag',
    sentence: 'whether to log what is loaded, when and why',
  },
  allowedHosts: {
    when: 'late',
    type: 'readonly string[]',
    default: [],
    rule: { listOf: /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i },
    expected: 'a list of hosts such as ["www.example.com", "*.example.org"]',
    sentence: 'hosts besides yours that we may redirect to: `["www.example.com", "*.example.org"]`',
    otherwise: 'none',
  },
  relayOrigins: {
    when: 'late',
    type: 'readonly string[]',
    default: [],
    rule: { listOf: 'origin' },
    expected: 'a list of origins such as ["https://www.example.com"]',
    sentence:
      'origins of pages around a frame with the kit, which may make calls with the visitor\'s session: `["https://www.example.com"]`',
    otherwise: "only the page's own",
    source: 'API-037',
  },
  frame: {
    when: 'late',
    type: 'FrameConfig',
    rule: { fields: { paths: { listOf: FRAME_PATH } }, required: ['paths'] },
    expected: '{"paths": ["/trips/api/store", "/i/api/search/*"]}',
    sentence:
      '`{"paths": ["/trips/api/store", "/i/api/search/*"]}`: what those pages may call, see [frames](#our-page-in-a-frame)',
    otherwise: 'none: no call is made for them',
    source: 'API-037',
  },
  botCheckUrl: {
    when: 'late',
    type: 'string',
    rule: 'address',
    sentence: 'your page that tells people from robots; gets `redir`',
    otherwise: 'none: the call just fails',
    source: 'ERR-017, ERR-O01',
  },
  signInUrl: {
    when: 'late',
    type: 'string',
    default: '/login',
    rule: 'address',
    sentence: 'the login page if the dialog cannot be loaded; gets `redir`',
    source: 'RTE-014',
  },
  signedInCookieDomain: {
    when: 'late',
    type: 'string',
    rule: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    expected: 'a domain such as "example.com"',
    sentence: 'domain of that cookie, if page and back end are different hosts of it: `example.com`',
  },
  brandDisplayName: {
    when: 'late',
    type: 'string',
    default: '',
    rule: 'text',
    sentence: "the brand's name on this page, for pieces that show or send it",
    source: 'STA-040',
  },
  affiliate: {
    when: 'late',
    type: 'string',
    default: '',
    rule: 'text',
    sentence: 'the affiliate of this page, for pieces that send it',
    source: 'STA-040',
  },
  seo: {
    when: 'late',
    type: 'Readonly<Record<string, unknown>>',
    default: {},
    rule: 'object',
    sentence: 'about the page, passed through',
    source: 'STA-040',
  },
  analytics: {
    when: 'late',
    type: 'Readonly<Record<string, unknown>>',
    default: {},
    rule: 'object',
    sentence: 'about the page, passed through',
    source: 'STA-040',
  },
  friendlyUrlVerticals: {
    when: 'late',
    type: 'readonly string[]',
    default: [],
    // An unknown vertical matches none, so it is accepted.
    rule: { listOf: 'text' },
    expected: 'a list of verticals such as ["hotels", "flights"]',
    sentence:
      'verticals between which a search is converted, from pages with `page-type="results"` on header or drawer: `["hotels", "flights"]`',
    otherwise: 'none: never',
    source: 'MSC-038, MSC-040',
  },
  friendlyUrlPlainPath: {
    when: 'late',
    type: 'boolean',
    default: false,
    rule: 'flag',
    sentence: 'whether that call uses the path without `/s`',
    source: 'API-039, API-O13',
  },
  marketingId: {
    when: 'late',
    type: 'MarketingIdConfig',
    rule: {
      fields: { runSyncScript: 'flag', suggestedKmkid: 'text', masterHost: 'text' },
      required: ['runSyncScript', 'suggestedKmkid'],
    },
    expected: '{"runSyncScript": true, "suggestedKmkid": "…"}',
    sentence: '`{"runSyncScript": true, "suggestedKmkid": "…", "masterHost": "…"}`',
    otherwise: 'none: no marketing id',
  },
  logFooterBrandsFailures: {
    when: 'late',
    type: 'boolean',
    default: true,
    rule: 'flag',
    sentence: 'whether missing partner logos are logged',
    source: 'ERR-048',
  },
  profileDashboardPage: {
    when: 'late',
    type: 'string',
    rule: 'text',
    sentence: "last part of the dashboard's URL, after `/profile/`",
    otherwise: 'none: no link to it',
    source: 'RTE-006, RTE-O02',
  },
  priceAlerts: {
    when: 'late',
    type: 'boolean',
    default: false,
    rule: 'flag',
    sentence: 'whether you track prices for this visitor; `travel-price-alert-changed` reports a change',
    source: 'ACC-012',
  },
  keepsPendingSave: {
    when: 'late',
    type: 'boolean',
    default: false,
    rule: 'flag',
    sentence: 'whether a save that waits for a sign-in is kept in the tab, so that the next page finishes it',
    source: 'TRP-029',
  },
  optOutDialog: {
    when: 'late',
    type: 'boolean',
    default: true,
    rule: 'flag',
    sentence: 'whether the privacy choices open in a dialog; `false`: they lead to the page that manages them',
    source: 'CNS-059',
  },
  consentCategories: {
    when: 'late',
    type: 'boolean',
    rule: 'flag',
    sentence:
      'whether you ask for consent by category of cookies; `true`: what needs consent waits for it. With consent.js, write `false` where you do not ask: without the key no visitor is asked, and the scripts that it keeps back run only for visitors who accepted before',
    otherwise: 'nothing of ours waits; scripts behind consent.js do',
    source: 'CNS-003, CNS-O09',
  },
  consent: {
    when: 'late',
    type: 'ConsentConfig',
    rule: {
      fields: {
        // The IAB gives out no 1.
        cmpId: { ...TC_NUMBER, except: 1 },
        cmpVersion: TC_NUMBER,
        publisherCountry: /^[A-Z]{2}$/,
        gdprApplies: 'flag',
        version: { from: 1, isWhole: true },
        consentMode: 'flag',
      },
    },
    expected: `{"cmpId": 10, "cmpVersion": 1, "publisherCountry": "DE", "gdprApplies": true, "version": 1, "consentMode": true}${SOME}`,
    sentence:
      '`{"cmpId": 10, "cmpVersion": 1, "publisherCountry": "DE", "gdprApplies": true, "version": 1, "consentMode": true}`, or some of it',
    otherwise: 'no full framework',
  },
  onboardingMarker: {
    when: 'late',
    type: 'boolean',
    default: false,
    rule: 'flag',
    sentence: "whether the account menu's button may have a marker for the onboarding",
    source: 'BIZ-069, BIZ-O06',
  },
  adBlockerTargets: {
    when: 'late',
    type: 'readonly string[]',
    default: [],
    rule: { listOf: 'address' },
    expected: 'a list of http(s) addresses or paths',
    sentence: 'URLs that ad blockers block, fetched in one of a hundred sessions',
    otherwise: 'none: no check',
    source: 'MSC-046',
  },
  google: {
    when: 'late',
    type: 'GoogleConfig',
    rule: {
      fields: { clientId: 'text', scope: 'text', script: 'address', serverSide: 'flag' },
      required: ['clientId'],
    },
    expected: '{"clientId": "…", "scope": "openid email", "script": "https://…", "serverSide": false}',
    sentence:
      '`{"clientId": "…", "scope": "openid email", "script": "https://…", "serverSide": false}`, for Google’s prompt',
    otherwise: 'none: no prompt',
  },
  feedback: {
    when: 'late',
    type: 'FeedbackConfig',
    rule: {
      fields: { script: { allOf: ['address', /\{formId\}/] }, formIds: { valuesOf: 'text' }, delay: AMOUNT },
      required: ['script', 'formIds'],
    },
    expected: '{"script": "https://…/{formId}.js", "formIds": {"hotels": "…"}, "delay": 10}',
    sentence: '`{"script": "https://…/{formId}.js", "formIds": {"hotels": "…"}, "delay": 10}`; see below',
    otherwise: 'none: no survey',
  },
  businessGroup: {
    when: 'late',
    type: 'BusinessGroupSettings',
    rule: {
      fields: {
        invitations: 'flag',
        invitationPermissions: { listOf: 'text' },
        upgrade: 'flag',
        hidden: { listOf: { oneOf: ['hub', 'admin', 'events', 'approvals', 'invitations', 'upgrade'] } },
        limit: AMOUNT,
      },
    },
    expected: `{"invitations": true, "invitationPermissions": [], "upgrade": true, "hidden": ["events"], "limit": 3}${SOME}`,
    sentence:
      'business entries of the navigation drawer: `{"invitations": true, "invitationPermissions": [], "upgrade": true, "hidden": ["events"], "limit": 3}`',
    otherwise: 'hub, admin, events, approvals',
  },
  businessPlans: {
    when: 'late',
    type: 'BusinessPlans',
    rule: { fields: { biz: PLAN, bizPlus: PLAN, enterprise: PLAN } },
    expected: `{"bizPlus": {"price": "€4 per member and month", "features": ["REPORTING"]}}${SOME}`,
    sentence:
      'what each plan of companies costs, and what it has beside what the ones below it have: `{"bizPlus": {"price": "€4 per member and month", "features": ["REPORTING", "A person to call"]}}`',
    otherwise: 'no prices, and no table of what each plan has',
    source: 'BIZ-001, BIZ-145',
  },
  adminPages: {
    when: 'late',
    type: 'AdminPagesSettings',
    rule: { valuesOf: { anyOf: ['address', 'flag'] } },
    expected: '{"users/roles": "/my/roles", "users/groups": true, "policy/train": false}',
    sentence:
      'pages of the admin hub by their keys: where this site has one, `true` for one whose slot it fills, `false` for one that it does not have: `{"users/roles": "/my/roles", "users/groups": true, "policy/train": false}`',
    otherwise: 'the pages that the kit has contents for',
    source: 'BIZ-099',
  },
  companyLogoTypes: {
    when: 'late',
    type: 'readonly CompanyLogoType[]',
    rule: { listOf: { oneOf: COMPANY_LOGO_TYPES } },
    expected: 'a list of jpeg, png, gif and webp',
    sentence: 'what companies may upload as their logo: `["jpeg", "png"]`; as `COMPANY_LOGO_TYPES` of the back end',
    otherwise: '`jpeg`, `png`, `gif`',
    source: 'BIZ-112, CON-098',
  },
  approvalPermissions: {
    when: 'late',
    type: 'readonly string[]',
    rule: { listOf: 'text' },
    expected: 'a list of permissions',
    sentence: 'permissions of a company, one of which is needed for the trips to approve in the account menu',
    otherwise: 'all that request or process approvals',
    source: 'BIZ-009, BIZ-O03',
  },
  staysOnTravelerChange: {
    when: 'late',
    type: 'boolean',
    rule: 'flag',
    sentence: '`true`: when a member chooses whom to book for, the page is reloaded; `false`: it goes to `/`',
    otherwise: '`false`',
    source: 'BIZ-045, BIZ-051',
  },
  helpCentre: {
    when: 'late',
    type: 'boolean',
    rule: 'flag',
    sentence: 'whether the account menu of a company has the link to its help centre, `helpCentreUrl`',
    otherwise: '`false`',
    source: 'BIZ-025',
  },
  helpCentreUrl: {
    when: 'late',
    type: 'string',
    rule: 'link',
    sentence: 'where the help centre for companies is, for example `https://help.example/business`',
    otherwise: 'none: no link',
    source: 'BIZ-024, BIZ-O22',
  },
  userSearchMinimum: {
    when: 'late',
    type: 'number',
    rule: { from: 0, isWhole: true },
    expected: 'a whole number, 0 at least',
    sentence: 'how many characters a search for people needs',
    otherwise: '`0`',
    source: 'CON-080',
  },
  userSearchOnEmpty: {
    when: 'late',
    type: 'boolean',
    rule: 'flag',
    sentence: 'whether people are searched for before anything is typed',
    otherwise: '`false`',
    source: 'BIZ-054',
  },
  userSearchDebounceMs: {
    when: 'late',
    type: 'number',
    rule: AMOUNT,
    expected: 'a number of milliseconds, 0 at least',
    sentence: 'how long a search for people waits for the next key, in ms',
    otherwise: '`300`',
    source: 'CON-079',
  },
  announcementMs: {
    when: 'late',
    type: 'number',
    rule: { from: 500 },
    expected: 'a number of milliseconds, 500 at least',
    sentence: 'how long a short announcement for screen readers stays, in ms',
    otherwise: '`3000`',
    source: 'CON-010, CON-O01',
  },
  autoCloseMs: {
    when: 'late',
    type: 'number',
    rule: { from: 1000 },
    expected: 'a number of milliseconds, 1000 at least',
    sentence: 'how long a message or bubble that closes by itself stays, in ms',
    otherwise: '`5000`',
    source: 'CON-011, CON-O01',
  },
  pictureSize: {
    when: 'late',
    type: 'number',
    rule: { from: 16, to: 512, isWhole: true },
    expected: 'a whole number from 16 to 512',
    sentence: "how wide a company's logo and the picture of a chosen file are shown, in px at the usual text size",
    otherwise: '`96`',
    source: 'CON-012, CON-O01',
  },
  listLimit: {
    when: 'late',
    type: 'number',
    rule: { from: 1, to: 48, isWhole: true },
    expected: 'a whole number from 1 to 48',
    sentence: 'how many people a list to choose from has at most; in the header it has 10',
    otherwise: '`5`',
    source: 'CON-013, CON-O01',
  },
  dialogWidths: {
    when: 'late',
    type: 'Partial<DialogWidths>',
    rule: { fields: { small: WIDTH, medium: WIDTH, full: WIDTH } },
    expected: `{"small": "400px", "medium": "440px", "full": "100%"}${SOME}, in px or percent`,
    sentence:
      'widths of dialogs: questions about a form, other questions, and those that fill a narrow window: `{"small": "400px", "medium": "440px", "full": "100%"}`',
    otherwise: 'these',
    source: 'CON-014, CON-015, CON-016, CON-O02',
  },
  tripsTooltip: {
    when: 'late',
    type: 'TripsTooltipSettings',
    rule: { fields: { delayMinutes: AMOUNT, autoCloseMs: AMOUNT } },
    expected: `{"delayMinutes": 30, "autoCloseMs": 5000}${SOME}`,
    sentence: 'the navigation drawer\'s bubble about trips: `{"delayMinutes": 30, "autoCloseMs": 5000}`',
    otherwise: 'none: no bubble',
    source: 'TRP-016',
  },
  snow: {
    when: 'late',
    type: 'SnowSettings',
    // A timer of more days would run at once.
    rule: { fields: { idleMs: { from: 0, to: 86_400_000 } } },
    expected: '{"idleMs": 10000}, at most a day',
    sentence: 'after how many ms without activity it snows on a page whose header has `snow`: `{"idleMs": 10000}`',
    otherwise: '10 s',
    source: 'MSC-018, CON-077',
  },
  countryPicker: {
    when: 'late',
    type: 'CountryPickerSettings',
    rule: { fields: { ...PICKER, flag: 'text', language: 'text', keepPath: 'flag', stripSegments: 'number' } },
    expected: `{"site": "de-AT", "flag": "/flags/at.svg", "language": "Deutsch", "columns": 3, "narrowShape": "sheet" or "full", "keepPath": true, "stripSegments": 1, "pageUrl": "/sites"}${SOME}`,
    sentence: 'attributes of the country picker inside header, drawer and footer; see below',
    otherwise: "the picker's own",
  },
  currencyPicker: {
    when: 'late',
    type: 'CurrencyPickerSettings',
    rule: { fields: { ...PICKER, currency: 'text', search: 'flag', askToSave: 'flag' } },
    expected: `{"site": "de-AT", "currency": "EUR", "columns": 3, "narrowShape": "sheet" or "full", "search": true, "askToSave": true, "pageUrl": "/currencies"}${SOME}`,
    sentence: 'attributes of the currency picker inside header, drawer and footer; see below',
    otherwise: "the picker's own",
  },
  logo: {
    when: 'late',
    type: 'Partial<LogoSettings>',
    rule: {
      fields: {
        isUnderLogoEnabled: 'flag',
        normalFromMedium: { listOf: 'text' },
        normalFromExtraLarge: { listOf: 'text' },
      },
    },
    expected: `{"isUnderLogoEnabled": true, "normalFromMedium": [], "normalFromExtraLarge": []}${SOME}`,
    sentence: '`isUnderLogoEnabled`, and the verticals with the normal logo `normalFromMedium`, `normalFromExtraLarge`',
    otherwise: 'no such logos',
  },
} as const satisfies Readonly<Record<string, EarlyKey | CompleteLateKey>>;
