/** The values and settings that `configTable.ts` names. */

export const BRANDS = ['flagship', 'sister', 'partner'] as const;
/** `auto` is `default` or `dark`, as the visitor's colour scheme is. */
export const PRESENTATIONS = ['default', 'aos', 'auto', 'dark'] as const;
/** `pseudo` is for testing: accented, longer English in brackets, which reveals untranslated text. */
export const LOCALES = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP', 'ar', 'pseudo'] as const;

/** The attributes that say how any piece looks, in the order of a fragment's address. */
export const LOOKS = ['brand', 'locale', 'presentation'] as const;

/** In ms. Step 0 needs it by itself. */
export const LOAD_TIMEOUT = 15000;

export type Brand = (typeof BRANDS)[number];
/** HDR-013. */
export type Presentation = (typeof PRESENTATIONS)[number];
export type Locale = (typeof LOCALES)[number];

/** STA-105. */
export interface MarketingIdConfig {
  /** False skips the sync (STA-O08). */
  readonly runSyncScript: boolean;
  /** The key's use is not specified (STA-O08). */
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

/** The values that the full framework writes into its strings, and the receivers of consent. */
export interface ConsentConfig {
  /** The id that IAB Europe gave to the site's consent platform. Default: 0, so the full framework is not shown. */
  readonly cmpId?: number;
  /** Default: 1. */
  readonly cmpVersion?: number;
  /** Two letters (ISO 3166-1), in capitals. Default: `AA`, unknown. */
  readonly publisherCountry?: string;
  /** Whether the GDPR applies, for `__tcfapi`. Default: by `publisherCountry`; true where that is not known. */
  readonly gdprApplies?: boolean;
  /** Version of what the site asks for: a higher one asks every visitor again (D-58). Default: 0, which asks nobody again. */
  readonly version?: number;
  /** Whether to tell Google's tags through Consent Mode v2. Default: false. */
  readonly consentMode?: boolean;
}

/** The calls that the page around a frame may ask of our page in the frame. */
export interface FrameConfig {
  /**
   * Paths of the back end that it may call, as exact paths, or with `/*` at the end for all below. What signs in or out, or
   * changes passwords, passkeys or companies, stays refused.
   */
  readonly paths: readonly string[];
}

/** Kinds of entries in the business group of the navigation drawer. */
export type BusinessKind = 'hub' | 'admin' | 'events' | 'approvals' | 'invitations' | 'upgrade';

/** The formats that a company's logo may have (BIZ-112). No SVG: it can hold scripts. */
export const COMPANY_LOGO_TYPES = ['jpeg', 'png', 'gif', 'webp'] as const;
export type CompanyLogoType = (typeof COMPANY_LOGO_TYPES)[number];

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

/** A plan as a price list has it. */
export interface BusinessPlan {
  /** As the site writes it, in the language of the page: `€4 per member and month`. */
  readonly price?: string;
  /**
   * The plan's features beside those of the plans below it: names (BIZ-145), such as `REPORTING`, and other offers of
   * the site, in the language of the page.
   */
  readonly features?: readonly string[];
}

/** The plans of companies (BIZ-001), each by its name. */
export type BusinessPlans = Readonly<Partial<Record<'biz' | 'bizPlus' | 'enterprise', BusinessPlan>>>;

/**
 * Pages of the admin hub by their keys, such as `users/roles`: the address where the site has a page itself, `true` for one
 * whose slot of the hub it fills, `false` for a page or a whole group that it does not have (BIZ-099).
 */
export type AdminPagesSettings = Readonly<Record<string, string | boolean>>;

/** The tooltip on the first trip of a collapsed navigation drawer. */
export interface TripsTooltipSettings {
  /** Minutes since the trips drawer was first opened. Default: 30. Source: TRP-020, CON-105. */
  readonly delayMinutes?: number;
  /** Default: `autoCloseMs` of the page, else 5000 ms. Source: TRP-021, CON-106. */
  readonly autoCloseMs?: number;
}

/** In px, which grow with the visitor's text, or percent of the window; never wider than the window. */
export interface DialogWidths {
  /** Default: `400px`. Source: CON-014, CON-O02. */
  readonly small: string;
  /** Default: `440px`. Source: CON-015, CON-O02. */
  readonly medium: string;
  /** Width of sheets and of dialogs over the whole window. Default: `100%`. Source: CON-016, CON-O02. */
  readonly full: string;
}

/** Snow in front of a page whose header has `snow`. */
export interface SnowSettings {
  /** Default: 10000 ms without activity. Source: MSC-018, CON-077. */
  readonly idleMs?: number;
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
