import { POOL_SETTINGS, type PoolSettings } from './PoolSettings.ts';

/** The variables that set the pool, and the smallest and largest value of each. */
const VARIABLES: readonly (readonly [variable: string, setting: keyof PoolSettings, min: number, max: number])[] = [
  ['DATABASE_POOL_MAX', 'max', 1, 1000],
  ['DATABASE_CONNECT_TIMEOUT_MS', 'connectTimeoutMs', 100, 60_000],
  ['DATABASE_IDLE_TIMEOUT_MS', 'idleTimeoutMs', 1000, 3_600_000],
  ['DATABASE_STATEMENT_TIMEOUT_MS', 'statementTimeoutMs', 0, 600_000],
];

/** Reads `DATABASE_POOL_MAX` and so on. Throws on an invalid value. */
export function readPoolSettings(env: Record<string, string | undefined>): PoolSettings {
  const settings = { ...POOL_SETTINGS };
  for (const [variable, setting, min, max] of VARIABLES) {
    const value = env[variable];
    if (!value) continue;
    const number = Number(value);
    if (!Number.isInteger(number) || number < min || number > max) {
      throw new Error(
        `${variable}="${value}" is not a whole number from ${min} to ${max}. The default is ` +
          `${variable}=${POOL_SETTINGS[setting]}.`,
      );
    }
    settings[setting] = number;
  }
  return settings;
}
