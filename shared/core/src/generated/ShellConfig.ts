// Written by scripts/configuration.ts from ../configTable.ts.
import type { AdminPagesSettings, BusinessGroupSettings, CompanyLogoType, ConsentConfig, CountryPickerSettings, CurrencyPickerSettings, DialogWidths, FeedbackConfig, FrameConfig, GoogleConfig, LogoSettings, MarketingIdConfig, Presentation, SnowSettings, TripsTooltipSettings } from '../configTypes.ts';

/** What a page configures, with the defaults of what it does not. */
export interface ShellConfig {
  /** `flagship`, `sister`, `partner`, or one of `brands`. Default: `flagship`. */
  brand: string;
  /** Any BCP 47 tag, `de-AT`: the shipped one of that language shows; or empty. Default: empty: the page's `<html lang>`, else `en-US`. */
  locale: string;
  /** `default`, `aos`, `dark`; `auto`: `default` or `dark`, as the visitor's colour scheme is. Default: `default`. */
  presentation: Presentation;
  /** `auto`: the folder `fragments/` beside `loader.js`; `off`; or the address of a service. Default: `auto`. */
  fragments: string;
  /** Origin of the back end, or empty: the page's own; see above. Default: that of `loader.js`. */
  apiBase: string;
  /** The form token, if the page has it. Default: empty: fetched. Source: API-002, STA-040. */
  formtoken: string;
  /** Name of the cookie that says that the visitor is signed in; empty where your back end sets none. Default: `travel_signed_in`. Source: D-30. */
  signedInCookie: string;
  /** Milliseconds a call may take. Default: 8000. */
  apiTimeout: number;
  /** Milliseconds loading a piece may take. Default: 15000. */
  loadTimeout: number;
  /** Origin that paths in links lead to: `https://www.example.com`. Default: `apiBase`. */
  siteBase?: string;
  /** Brands of your own: `{"petrel": "https://www.acme.com/petrel.json"}`. Default: none. */
  brands?: Readonly<Record<string, string | object>>;
  /** Whether to log what is loaded, when and why. Default: `false`. */
  debug: boolean;
  /** Hosts besides yours that we may redirect to: `["www.example.com", "*.example.org"]`. Default: none. */
  allowedHosts: readonly string[];
  /** Origins of pages around a frame with the kit, which may make calls with the visitor's session: `["https://www.example.com"]`. Default: only the page's own. Source: API-037. */
  relayOrigins: readonly string[];
  /** `{"paths": ["/trips/api/store", "/i/api/search/*"]}`: what those pages may call, see frames. Default: none: no call is made for them. Source: API-037. */
  frame?: FrameConfig;
  /** Your page that tells people from robots; gets `redir`. Default: none: the call just fails. Source: ERR-017, ERR-O01. */
  botCheckUrl?: string;
  /** The login page if the dialog cannot be loaded; gets `redir`. Default: `/login`. Source: RTE-014. */
  signInUrl: string;
  /** Domain of that cookie, if page and back end are different hosts of it: `example.com`. Default: none. */
  signedInCookieDomain?: string;
  /** The brand's name on this page, for pieces that show or send it. Default: empty. Source: STA-040. */
  brandDisplayName: string;
  /** The affiliate of this page, for pieces that send it. Default: empty. Source: STA-040. */
  affiliate: string;
  /** About the page, passed through. Default: empty. Source: STA-040. */
  seo: Readonly<Record<string, unknown>>;
  /** About the page, passed through. Default: empty. Source: STA-040. */
  analytics: Readonly<Record<string, unknown>>;
  /** Verticals between which a search is converted, from pages with `page-type="results"` on header or drawer: `["hotels", "flights"]`. Default: none: never. Source: MSC-038, MSC-040. */
  friendlyUrlVerticals: readonly string[];
  /** Whether that call uses the path without `/s`. Default: `false`. Source: API-039, API-O13. */
  friendlyUrlPlainPath: boolean;
  /** `{"runSyncScript": true, "suggestedKmkid": "…", "masterHost": "…"}`. Default: none: no marketing id. */
  marketingId?: MarketingIdConfig;
  /** Whether missing partner logos are logged. Default: `true`. Source: ERR-048. */
  logFooterBrandsFailures: boolean;
  /** Last part of the dashboard's URL, after `/profile/`. Default: none: no link to it. Source: RTE-006, RTE-O02. */
  profileDashboardPage?: string;
  /** Whether you track prices for this visitor; `travel-price-alert-changed` reports a change. Default: `false`. Source: ACC-012. */
  priceAlerts: boolean;
  /** Whether a save that waits for a sign-in is kept in the tab, so that the next page finishes it. Default: `false`. Source: TRP-029. */
  keepsPendingSave: boolean;
  /** Whether the privacy choices open in a dialog; `false`: they lead to the page that manages them. Default: `true`. Source: CNS-059. */
  optOutDialog: boolean;
  /** Whether you ask for consent by category of cookies; `true`: what needs consent waits for it. With consent.js, write `false` where you do not ask: without the key no visitor is asked, and the scripts that it keeps back run only for visitors who accepted before. Default: nothing of ours waits; scripts behind consent.js do. Source: CNS-003, CNS-O09. */
  consentCategories?: boolean;
  /** `{"cmpId": 10, "cmpVersion": 1, "publisherCountry": "DE", "gdprApplies": true, "version": 1, "consentMode": true}`, or some of it. Default: no full framework. */
  consent?: ConsentConfig;
  /** Whether the account menu's button may have a marker for the onboarding. Default: `false`. Source: BIZ-069, BIZ-O06. */
  onboardingMarker: boolean;
  /** URLs that ad blockers block, fetched in one of a hundred sessions. Default: none: no check. Source: MSC-046. */
  adBlockerTargets: readonly string[];
  /** `{"clientId": "…", "scope": "openid email", "script": "https://…", "serverSide": false}`, for Google’s prompt. Default: none: no prompt. */
  google?: GoogleConfig;
  /** `{"script": "https://…/{formId}.js", "formIds": {"hotels": "…"}, "delay": 10}`; see below. Default: none: no survey. */
  feedback?: FeedbackConfig;
  /** Business entries of the navigation drawer: `{"invitations": true, "invitationPermissions": [], "upgrade": true, "hidden": ["events"], "limit": 3}`. Default: hub, admin, events, approvals. */
  businessGroup?: BusinessGroupSettings;
  /** Pages of the admin hub that this site does not have, by their keys: `{"hidden": ["users/roles", "policy/train"]}`. Default: all of them. Source: BIZ-099. */
  adminPages?: AdminPagesSettings;
  /** What companies may upload as their logo: `["jpeg", "png"]`; as `COMPANY_LOGO_TYPES` of the back end. Default: `jpeg`, `png`, `gif`. Source: BIZ-112, CON-098. */
  companyLogoTypes?: readonly CompanyLogoType[];
  /** Permissions of a company, one of which is needed for the trips to approve in the account menu. Default: all that request or process approvals. Source: BIZ-009, BIZ-O03. */
  approvalPermissions?: readonly string[];
  /** Whether the account menu of a company has the link to its help centre, `helpCentreUrl`. Default: `false`. Source: BIZ-025. */
  helpCentre?: boolean;
  /** Where the help centre for companies is, for example `https://help.example/business`. Default: none: no link. Source: BIZ-024, BIZ-O22. */
  helpCentreUrl?: string;
  /** How many characters a search for people needs. Default: `0`. Source: CON-080. */
  userSearchMinimum?: number;
  /** Whether people are searched for before anything is typed. Default: `false`. Source: BIZ-054. */
  userSearchOnEmpty?: boolean;
  /** How long a search for people waits for the next key, in ms. Default: `300`. Source: CON-079. */
  userSearchDebounceMs?: number;
  /** How long a short announcement for screen readers stays, in ms. Default: `3000`. Source: CON-010, CON-O01. */
  announcementMs?: number;
  /** How long a message or bubble that closes by itself stays, in ms. Default: `5000`. Source: CON-011, CON-O01. */
  autoCloseMs?: number;
  /** How wide a company's logo and the picture of a chosen file are shown, in px at the usual text size. Default: `96`. Source: CON-012, CON-O01. */
  pictureSize?: number;
  /** How many people a list to choose from has at most; in the header it has 10. Default: `5`. Source: CON-013, CON-O01. */
  listLimit?: number;
  /** Widths of dialogs: questions about a form, other questions, and those that fill a narrow window: `{"small": "400px", "medium": "440px", "full": "100%"}`. Default: these. Source: CON-014, CON-015, CON-016, CON-O02. */
  dialogWidths?: Partial<DialogWidths>;
  /** The navigation drawer's bubble about trips: `{"delayMinutes": 30, "autoCloseMs": 5000}`. Default: none: no bubble. Source: TRP-016. */
  tripsTooltip?: TripsTooltipSettings;
  /** After how many ms without activity it snows on a page whose header has `snow`: `{"idleMs": 10000}`. Default: 10 s. Source: MSC-018, CON-077. */
  snow?: SnowSettings;
  /** Attributes of the country picker inside header, drawer and footer; see below. Default: the picker's own. */
  countryPicker?: CountryPickerSettings;
  /** Attributes of the currency picker inside header, drawer and footer; see below. Default: the picker's own. */
  currencyPicker?: CurrencyPickerSettings;
  /** `isUnderLogoEnabled`, and the verticals with the normal logo `normalFromMedium`, `normalFromExtraLarge`. Default: no such logos. */
  logo?: Partial<LogoSettings>;
}
