/**
 * What a host may configure, in one place. A host writes
 * `<script type="application/json" id="travel-shell-config">{…}</script>` or calls `travelShell.configure({…})`.
 */
import { ownGlobal } from './ownGlobal.ts';

export const BRANDS = ['flagship', 'sister', 'partner'] as const;
/** `auto` is `default` or `dark`, as the visitor's colour scheme is. */
export const PRESENTATIONS = ['default', 'aos', 'auto', 'dark'] as const;
/** `pseudo` is for testing: accented, longer English in brackets, which reveals untranslated text. */
export const LOCALES = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP', 'ar', 'pseudo'] as const;

export type Brand = (typeof BRANDS)[number];
/** HDR-013. */
export type Presentation = (typeof PRESENTATIONS)[number];
export type Locale = (typeof LOCALES)[number];

/** Checked by the loader itself, as pieces and their first requests depend on it. */
export interface EarlyConfig {
  /** Default for the `brand` attribute of every piece: one of ours, or one of `brands`. */
  brand: string;
  /** Default for the `locale` attribute, any BCP 47 tag; empty means the page's `<html lang>`, else en-US. */
  locale: string;
  presentation: Presentation;
  /**
   * Origin of the back end, without a trailing slash; also of paths in its answers. Empty means the page's own origin. Not
   * configured: the loader's.
   */
  apiBase: string;
  /**
   * Where an element without a fragment gets one: `auto`, the folder `fragments/` beside loader.js; `off`, nowhere, React
   * renders it; or the address of a service, without a trailing slash.
   */
  fragments: string;
  /** The form token, if the page already has it (API-002, STA-040). */
  formtoken: string;
  /**
   * Name of the readable cookie that the back end sets beside the session, with the value 1 (D-30). Empty: it sets none,
   * so pieces ask who is signed in.
   */
  signedInCookie: string;
  /** Milliseconds a call to the back end may take. */
  apiTimeout: number;
  /** Milliseconds loading a piece may take in all, retries included. */
  loadTimeout: number;
}

/**
 * Keys that are needed late or rarely. Only pages that configure one of them download the checks (lateConfig.ts); each
 * is read with its default where it is used.
 */
export interface LateConfig {
  /** Hosts besides the page's own that the kit may navigate to: `www.example.com`, `*.example.com`. Default: none. */
  allowedHosts: readonly string[];
  /**
   * Origins of pages around our frame that may make calls with the visitor's session (API-037): `https://www.example.com`.
   * Default: only the page's own.
   */
  relayOrigins: readonly string[];
  /** What the page says about itself (STA-040); read by `pageData` of the store. Defaults: empty. */
  brandDisplayName: string;
  affiliate: string;
  seo: Readonly<Record<string, unknown>>;
  analytics: Readonly<Record<string, unknown>>;
  /** The bot-check page; it gets `redir` (ERR-017, ERR-O01). Default: none, so the call just fails. */
  botCheckUrl: string;
  /** The verticals between which a search is carried over (MSC-038, MSC-040). Default: none. */
  friendlyUrlVerticals: readonly string[];
  /** Whether that call uses the path without `/s` (API-039, API-O13). Default: false. */
  friendlyUrlPlainPath: boolean;
  /** Whether to log a failure to load partner logos (ERR-048). Default: true. */
  logFooterBrandsFailures: boolean;
  /** Default: none, so no marketing id is synced. */
  marketingId: MarketingIdConfig;
  /** Addresses that ad blockers are known to block (MSC-046). Default: none, so there is no check. */
  adBlockerTargets: readonly string[];
  /** Default: none, so neither Google's prompt nor its button is shown. */
  google: GoogleConfig;
  /** Default: none, so there is no survey. */
  feedback: FeedbackConfig;
  /** Which entries the business group of the navigation drawer has. Default: neither invitations nor upgrade. */
  businessGroup: BusinessGroupSettings;
  /** Default: none, so the navigation drawer has no tooltip about trips (TRP-016). */
  tripsTooltip: TripsTooltipSettings;
  /** Default: no second logo below the logo, and no vertical with its own lists. */
  logo: Partial<LogoSettings>;
  /** Attributes of the pickers inside header and footer. Default: those of the piece. */
  countryPicker: CountryPickerSettings;
  currencyPicker: CurrencyPickerSettings;
  /** Whether to log what is loaded, when and why, also by `?travel-shell-debug`. Default: false. */
  debug: boolean;
  /**
   * Brands besides ours, by the value of the attribute `brand`: the address of what `travel-shell-brand build` writes, or its
   * contents. Default: none.
   */
  brands: Readonly<Record<string, string | object>>;
  /** Origin of the site that paths in links lead to, without a trailing slash. Default: `apiBase`. */
  siteBase: string;
  /** The domain of that cookie, where page and back end are different hosts of one: `example.com`. Default: none. */
  signedInCookieDomain: string;
  /** The sign-in page for when the dialog cannot be shown; it gets `redir`. Default: `/login` (RTE-014). */
  signInUrl: string;
  /** Last part of the profile dashboard's address (RTE-006). Default: none, so there are no links to it (RTE-O02). */
  profileDashboardPage: string;
  /** Whether the host tracks prices for this visitor (ACC-012). Default: false. */
  priceAlerts: boolean;
  /** Whether a save that waits for a sign-in is kept in the tab's storage, so that the next page finishes it (TRP-029). Default: false. */
  keepsPendingSave: boolean;
  /** Whether the privacy choices open in a dialog (CNS-059). False leads to the page that manages them. Default: true. */
  optOutDialog: boolean;
  /** Whether the site asks for consent by category of cookies (CNS-003, CNS-O09). Default: false, so nothing waits for it. */
  consentCategories: boolean;
  /** Default: none, so the full framework is not shown (`cmpId`), and no consent mode is set. */
  consent: ConsentConfig;
  /** Whether the account menu's button may have a marker for the onboarding (BIZ-069, BIZ-O06). Default: false. */
  onboardingMarker: boolean;
}

/** STA-105. */
export interface MarketingIdConfig {
  /** False skips the sync (STA-O08). */
  readonly runSyncScript: boolean;
  /** Its use is not specified (STA-O08). */
  readonly masterHost?: string;
  readonly suggestedKmkid: string;
}

/** Google's script on the page (SIG-006, SIG-039). */
export interface GoogleConfig {
  /** The site's client id, as registered with Google. */
  readonly clientId: string;
  /** Requested scopes. Default: `openid email profile`. */
  readonly scope?: string;
  /** Default: `https://accounts.google.com/gsi/client`. */
  readonly script?: string;
  /** True for a site that signs in through its back end and loads no script of Google's. Default: false. */
  readonly serverSide?: boolean;
}

/** The URL of the feedback service's script (API-042, MSC-O07). */
export interface FeedbackConfig {
  /** With the placeholder `{formId}`. */
  readonly script: string;
  /** A vertical without a form has no survey (MSC-012). */
  readonly formIds: Readonly<Record<string, string>>;
  /** Seconds from loading the service to showing its button. Default: 10. Source: MSC-014, CON-108, CON-O04. */
  readonly delay?: number;
}

/** What the full framework writes into its strings, and whom consent is passed on to. */
export interface ConsentConfig {
  /** The id that IAB Europe gave to the site's consent platform. Default: 0, so the full framework is not shown. */
  readonly cmpId?: number;
  /** Default: 1. */
  readonly cmpVersion?: number;
  /** Two letters (ISO 3166-1), in capitals. Default: `AA`, unknown. */
  readonly publisherCountry?: string;
  /** Whether the GDPR applies, for `__tcfapi`. Default: by `publisherCountry`; true where that is not known. */
  readonly gdprApplies?: boolean;
  /** Of what the site asks for: raise it, and every visitor is asked again (D-58). Default: 0, nobody is. */
  readonly version?: number;
  /** Whether to tell Google's tags through Consent Mode v2. Default: false. */
  readonly consentMode?: boolean;
}

/** Kinds of entries in the business group of the navigation drawer. */
export type BusinessKind = 'hub' | 'events' | 'approvals' | 'invitations' | 'upgrade';

/** BIZ-034 to BIZ-040. Each flag is off by default. */
export interface BusinessGroupSettings {
  /** Whether there is an invitation hub (BIZ-034). */
  readonly invitations?: boolean;
  /** Who sees it: one of these permissions is enough, an empty list needs none (BIZ-035). */
  readonly invitationPermissions?: readonly string[];
  /** Whether to offer the upgrade (BIZ-037). */
  readonly upgrade?: boolean;
  /** Kinds that this site never shows (BIZ-040). */
  readonly hidden?: readonly BusinessKind[];
  /** How many entries at most. Default: all. Source: CON-043, CON-O08. */
  readonly limit?: number;
}

/** The tooltip on the first trip of a collapsed navigation drawer. */
export interface TripsTooltipSettings {
  /** Minutes since the trips drawer was first opened. Default: 30. Source: TRP-020, CON-105. */
  readonly delayMinutes?: number;
  /** Default: 5000 ms. Source: TRP-021, CON-106. */
  readonly autoCloseMs?: number;
}

/** A site's configuration for all its logos; part of STA-089. */
export interface LogoSettings {
  /** HDR-003. */
  readonly isUnderLogoEnabled: boolean;
  /** HDR-015. */
  readonly normalFromMedium: readonly string[];
  /** HDR-016. */
  readonly normalFromExtraLarge: readonly string[];
}

/** Attributes of both pickers; a test compares these names with their contracts. */
interface PickerSettings {
  readonly site?: string;
  readonly columns?: number;
  readonly narrowShape?: 'sheet' | 'full';
  readonly pageUrl?: string;
}

export interface CountryPickerSettings extends PickerSettings {
  readonly flag?: string;
  readonly language?: string;
  readonly keepPath?: boolean;
  readonly stripSegments?: number;
}

export interface CurrencyPickerSettings extends PickerSettings {
  readonly currency?: string;
  readonly search?: boolean;
  readonly askToSave?: boolean;
}

export type ShellConfig = EarlyConfig & Partial<LateConfig>;

/** In ms. */
export const LOAD_TIMEOUT = 15000;

/** What the loader needs before the first intent; it adds the others then. */
export const FIRST_DEFAULTS = {
  brand: 'flagship',
  locale: '',
  presentation: 'default',
  apiBase: '',
  fragments: 'auto',
  signedInCookie: 'travel_signed_in',
} satisfies Partial<EarlyConfig> as Pick<
  EarlyConfig,
  'brand' | 'locale' | 'presentation' | 'apiBase' | 'fragments' | 'signedInCookie'
>;

const LATER_DEFAULTS = { formtoken: '', apiTimeout: 8000, loadTimeout: LOAD_TIMEOUT };

export const CONFIG_DEFAULTS: EarlyConfig = /*#__PURE__*/ Object.assign({}, FIRST_DEFAULTS, LATER_DEFAULTS);

const shell = () => ownGlobal<{ config?: ShellConfig; release?: string }>('travelShell');

/** The configuration of this page: what the loader accepted, else the defaults (also on a server). */
export const getConfig = (): ShellConfig => shell()?.config ?? CONFIG_DEFAULTS;

/** Configured origin of the back end; empty without a configuration. */
export const getApiBase = (): string => shell()?.config?.apiBase ?? '';

/** The release the loader has picked. Empty until then, on a server, and on a page without the loader. */
export const getRelease = (): string => shell()?.release ?? '';
