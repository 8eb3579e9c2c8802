import { CHECKED_DEFAULTS } from './config.ts';
import { EARLY_RULES } from './generated/earlyRules.ts';
import type { ShellConfig } from './generated/ShellConfig.ts';

/**
 * The valid part of a host's configuration; its late keys are checked by `lateConfig.ts`, with the first piece. Each invalid
 * value is one call of `report` and changes nothing.
 */
export function acceptConfig(input: object, report: (message: string) => void): Partial<ShellConfig> {
  const accepted: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(input)) {
    const rule = Object.hasOwn(EARLY_RULES, key) && EARLY_RULES[key];
    const fits = () => rule && ('test' in rule ? rule.test(value) : rule.includes(value));
    if (!rule || (typeof value === typeof CHECKED_DEFAULTS[key as keyof typeof CHECKED_DEFAULTS] && fits()))
      accepted[key] = value;
    else report(`${key}=${JSON.stringify(value)} is ignored. Expected ${rule}.`);
  }
  return accepted as Partial<ShellConfig>;
}
