import type { LateConfig } from './config.ts';

interface Rule {
  /** Completes "Expected …". */
  expected: string;
  fits(value: unknown): boolean;
}

const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i;

const text: Rule = { expected: 'a text', fits: (value) => typeof value === 'string' };
const object: Rule = {
  expected: 'an object',
  fits: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** One rule for each late key. Add the key to `LateConfig`, and its rule here. */
const RULES: Record<keyof LateConfig, Rule> = {
  allowedHosts: {
    expected: 'a list of hosts such as ["www.example.com", "*.example.org"]',
    fits: (value) => Array.isArray(value) && value.every((host) => typeof host === 'string' && HOST.test(host)),
  },
  brandDisplayName: text,
  affiliate: text,
  seo: object,
  analytics: object,
  botCheckUrl: {
    expected: 'an http(s) address or a path',
    fits: (value) => typeof value === 'string' && /^(https?:\/\/|\/(?!\/))/.test(value),
  },
};

export const LATE_KEYS = Object.keys(RULES) as (keyof LateConfig)[];

/**
 * What of `config` is not as it should be, one sentence each; those keys are taken out of it, so that their defaults
 * apply. `early` are the keys the loader has checked already.
 */
export function checkLateConfig(config: object, early: readonly string[]): string[] {
  const values = config as Record<string, unknown>;
  return Object.keys(values).flatMap((key) => {
    if (early.includes(key)) return [];
    const rule = Object.hasOwn(RULES, key) ? RULES[key as keyof LateConfig] : undefined;
    const value = values[key];
    if (rule?.fits(value)) return [];
    delete values[key];
    const expected = rule ? `Expected ${rule.expected}` : `Known keys: ${[...early, ...LATE_KEYS].join(', ')}`;
    return [`${key}=${JSON.stringify(value)} is ignored. ${expected}.`];
  });
}
