export {
  BRANDS,
  type Brand,
  CONFIG_DEFAULTS,
  type EarlyConfig,
  type FeedbackConfig,
  type GoogleConfig,
  getConfig,
  getRelease,
  type LateConfig,
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
