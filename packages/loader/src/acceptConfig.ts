import { BRANDS, CONFIG_DEFAULTS, LOCALES, PRESENTATIONS, type ShellConfig } from '@travel-shell/contract';

const positive = /^[1-9]\d*$/;

/** Allowed values, or the form a value must have. Printed as they stand when a value is refused. */
const RULES: Record<keyof ShellConfig, readonly string[] | RegExp> = {
  brand: BRANDS,
  locale: ['', ...LOCALES],
  presentation: PRESENTATIONS,
  apiBase: /^(https?:\/\/[^/?#]+)?$/,
  formtoken: /^/,
  apiTimeout: positive,
  loadTimeout: positive,
};

/**
 * The valid part of what a host configured. Each wrong key or value is one call of `report`; what it would have
 * changed stays as it was.
 */
export function acceptConfig(input: object, report: (message: string) => void): Partial<ShellConfig> {
  const accepted: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(input)) {
    const rule = Object.hasOwn(RULES, key) && RULES[key as keyof ShellConfig];
    const fits = rule && typeof value === typeof CONFIG_DEFAULTS[key as keyof ShellConfig];
    if (fits && (rule instanceof RegExp ? rule.test(value) : rule.includes(value))) accepted[key] = value;
    else {
      const expected = rule ? `Expected ${rule}` : `Known keys: ${Object.keys(RULES)}`;
      report(`${key}=${JSON.stringify(value)} is ignored. ${expected}.`);
    }
  }
  return accepted as Partial<ShellConfig>;
}
