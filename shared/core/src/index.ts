export {
  BRANDS,
  type Brand,
  type BusinessGroupSettings,
  type BusinessKind,
  CONFIG_DEFAULTS,
  type CountryPickerSettings,
  type CurrencyPickerSettings,
  type EarlyConfig,
  type FeedbackConfig,
  FIRST_DEFAULTS,
  type GoogleConfig,
  getApiBase,
  getConfig,
  getRelease,
  type LateConfig,
  LOAD_TIMEOUT,
  LOCALES,
  type Locale,
  type LogoSettings,
  type MarketingIdConfig,
  PRESENTATIONS,
  type Presentation,
  type ShellConfig,
  type TripsTooltipSettings,
} from './config.ts';
export { isHttpAddress } from './isHttpAddress.ts';
export { type Failure, logFailure } from './log.ts';
export { apiUrl, isOnSite, returnAddress, siteUrl } from './siteUrl.ts';
