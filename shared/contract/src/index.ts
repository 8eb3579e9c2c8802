export {
  BRANDS,
  type Brand,
  CONFIG_DEFAULTS,
  type EarlyConfig,
  type FeedbackConfig,
  type GoogleConfig,
  getConfig,
  type LateConfig,
  LOCALES,
  type Locale,
  type LogoSettings,
  type MarketingIdConfig,
  PRESENTATIONS,
  type Presentation,
  type ShellConfig,
} from './config.ts';
export type { components, operations, paths } from './generated/openapi.ts';
export { type Failure, failureLine, logFailure } from './log.ts';
export type {
  AccountSwitcherItem,
  AuthErrorCode,
  AuthResponse,
  AuthState,
  BusinessState,
  ErrorItem,
  ErrorResponse,
  FormToken,
  Health,
  LoginForm,
  Schema,
  UserInfoState,
} from './schemas.ts';
