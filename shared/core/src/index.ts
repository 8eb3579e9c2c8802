export { CHECKED_DEFAULTS, CONFIG_DEFAULTS, getConfig, hasLateKey } from './config.ts';
export {
  type AdminPagesSettings,
  BRANDS,
  type Brand,
  type BusinessGroupSettings,
  type BusinessKind,
  type BusinessPlans,
  type CompanyLogoType,
  type ConsentConfig,
  type CountryPickerSettings,
  type CurrencyPickerSettings,
  type FeedbackConfig,
  type FrameConfig,
  type GoogleConfig,
  LOAD_TIMEOUT,
  LOCALES,
  LOOKS,
  type Locale,
  type LogoSettings,
  type MarketingIdConfig,
  PRESENTATIONS,
  type Presentation,
  type TripsTooltipSettings,
} from './configTypes.ts';
export { FIRST_DEFAULTS, LATE_DEFAULTS } from './generated/configDefaults.ts';
export type { ShellConfig } from './generated/ShellConfig.ts';
export { isHttpAddress } from './isHttpAddress.ts';
export { type Failure, logFailure } from './log.ts';
export { configOf, getApiBase, getRelease, onConfigured, pageConfig, setConfig } from './pageConfig.ts';
export { apiUrl, isOnSite, returnAddress, siteUrl } from './siteUrl.ts';
