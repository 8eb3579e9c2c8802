export {
  CONFIG_DEFAULTS,
  configOf,
  getApiBase,
  getConfig,
  getRelease,
  hasLateKey,
  onConfigured,
  setConfig,
} from './config.ts';
export {
  BRANDS,
  type Brand,
  type BusinessGroupSettings,
  type BusinessKind,
  type ConsentConfig,
  type CountryPickerSettings,
  type CurrencyPickerSettings,
  type FeedbackConfig,
  type GoogleConfig,
  LOAD_TIMEOUT,
  LOCALES,
  type Locale,
  type LogoSettings,
  type MarketingIdConfig,
  PRESENTATIONS,
  type Presentation,
  type TripsTooltipSettings,
} from './configTypes.ts';
export { FIRST_DEFAULTS } from './generated/configDefaults.ts';
export type { ShellConfig } from './generated/ShellConfig.ts';
export { isHttpAddress } from './isHttpAddress.ts';
export { type Failure, logFailure } from './log.ts';
export { apiUrl, isOnSite, returnAddress, siteUrl } from './siteUrl.ts';
