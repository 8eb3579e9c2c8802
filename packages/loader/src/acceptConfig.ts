import { CONFIG_DEFAULTS, type EarlyConfig, PRESENTATIONS, type ShellConfig } from '@travel-shell/core';

const positive = /^[1-9]\d*$/;

/** Allowed values, or the pattern a value must match. Printed verbatim when a value is refused. */
const RULES: Record<keyof EarlyConfig | '__proto__', readonly string[] | RegExp> = {
  // Inherited properties are not rules.
  __proto__: null as never,
  brand: /^[a-z][a-z\d-]*$/,
  locale: /^([a-z]{2,8}([-_][a-z\d]{1,8})*)?$/i,
  presentation: PRESENTATIONS,
  apiBase: /^(https?:\/\/[^/?#]+)?$/,
  fragments: /^(auto|off|https?:\/\/[^?#]*[^?#/])$/,
  formtoken: /^/,
  signedInCookie: /^[\w.-]*$/,
  apiTimeout: positive,
  loadTimeout: positive,
};

/**
 * The valid part of a host's configuration; step 1 checks its other keys. Each invalid value is one call of `report`
 * and changes nothing.
 */
export function acceptConfig(input: object, report: (message: string) => void): Partial<ShellConfig> {
  const accepted: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(input)) {
    const known = key as keyof EarlyConfig;
    const rule: readonly string[] | RegExp | undefined = RULES[known];
    const fits = () => ('test' in rule ? rule.test(value) : rule.includes(value));
    if (!rule || (typeof value === typeof CONFIG_DEFAULTS[known] && fits())) accepted[key] = value;
    else report(`${key}=${JSON.stringify(value)} is ignored. Expected ${rule}.`);
  }
  return accepted as Partial<ShellConfig>;
}
