import type { EarlyKey, LateKey } from '@travel-shell/core/configTable';

/** The docs' word for the default of a key of the configuration. */
export function standardOf({ otherwise, default: value }: EarlyKey | LateKey): string {
  if (otherwise !== undefined) return otherwise;
  if (value === undefined) return 'none';
  if (typeof value === 'number') return `${value}`;
  return value === '' || typeof value === 'object' ? 'empty' : `\`${value}\``;
}
