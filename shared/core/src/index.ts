export {
  BRANDS,
  type Brand,
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
} from './config.ts';
export { isHttpAddress } from './isHttpAddress.ts';
export { type Failure, logFailure } from './log.ts';
export { apiUrl, isOnSite, returnAddress, siteUrl } from './siteUrl.ts';
