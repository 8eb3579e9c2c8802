export {
  BRANDS,
  type Brand,
  CONFIG_DEFAULTS,
  getConfig,
  LOCALES,
  type Locale,
  PRESENTATIONS,
  type Presentation,
  type ShellConfig,
} from './config.ts';
export { type Failure, logFailure } from './log.ts';
