import { BRANDS, LOCALES, PRESENTATIONS, type ShellConfig } from '@travel-shell/contract';

type Check = readonly string[] | ((value: unknown) => boolean);

const positive = (value: unknown) => typeof value === 'number' && value > 0;
const text = (value: unknown) => typeof value === 'string';

const CHECKS: Record<keyof ShellConfig, [expected: string, check: Check]> = {
  brand: ['one of ', BRANDS],
  locale: ['one of ', ['', ...LOCALES]],
  presentation: ['one of ', PRESENTATIONS],
  apiBase: [
    'an origin such as "https://api.example.com"',
    (value) => value === '' || (text(value) && /^https?:\/\/[^/?#]+$/.test(value as string)),
  ],
  formtoken: ['a text', text],
  apiTimeout: ['milliseconds above 0', positive],
  loadTimeout: ['milliseconds above 0', positive],
};

/**
 * The valid part of what a host configured. Each wrong key or value is reported by one call of `report`; what it would
 * have changed stays as it was.
 */
export function acceptConfig(input: unknown, report: (message: string) => void): Partial<ShellConfig> {
  const accepted: Record<string, unknown> = {};
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    report(`The configuration is ${JSON.stringify(input)}; expected an object such as {"brand": "flagship"}.`);
    return {};
  }
  for (const [key, value] of Object.entries(input)) {
    const rule = Object.hasOwn(CHECKS, key) ? CHECKS[key as keyof ShellConfig] : undefined;
    if (!rule) {
      report(`"${key}" is not a configuration key. Known keys: ${Object.keys(CHECKS).join(', ')}.`);
      continue;
    }
    const [expected, check] = rule;
    if (typeof check === 'function' ? check(value) : check.includes(value as string)) accepted[key] = value;
    else {
      const values = typeof check === 'function' ? '' : check.map((one) => `"${one}"`).join(', ');
      report(`${key}=${JSON.stringify(value)} is not ${expected}${values}; the default is used.`);
    }
  }
  return accepted as Partial<ShellConfig>;
}
