import { CONFIG_DEFAULTS } from './config.ts';
import type { Fit } from './configTable.ts';
import { EARLY_DEFAULTS, FIRST_DEFAULTS } from './generated/configDefaults.ts';
import { LATE_RULES } from './generated/lateRules.ts';
import type { ShellConfig } from './generated/ShellConfig.ts';
import { isHttpAddress } from './isHttpAddress.ts';

type Values = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rules that have a name: what they expect, and whether a value fits. */
const NAMED: Readonly<Record<Extract<Fit, string>, readonly [string, (value: unknown) => boolean]>> = {
  text: ['a text', isText],
  flag: ['true or false', (value) => typeof value === 'boolean'],
  number: ['a number', Number.isFinite],
  object: ['an object', isObject],
  // Stricter than a link: relative to the site root, never to the current page.
  address: [
    'an http(s) address or a path',
    (value) => isText(value) && /^(https?:\/\/|\/(?!\/))/.test(value) && isHttpAddress(value),
  ],
  origin: ['an origin', (value) => isText(value) && URL.canParse(value) && new URL(value).origin === value],
  link: ['an http(s) address', (value) => isText(value) && isHttpAddress(value)],
};

/** The fields of an object that are unknown or wrong. */
const wrongFields = (value: unknown, fields: Readonly<Record<string, Fit>>): string[] =>
  isObject(value)
    ? Object.keys(value).filter((name) => !(Object.hasOwn(fields, name) && fits(value[name], fields[name] as Fit)))
    : [];

function fits(value: unknown, rule: Fit): boolean {
  if (typeof rule === 'string') return NAMED[rule][1](value);
  if (rule instanceof RegExp) return isText(value) && rule.test(value);
  if ('oneOf' in rule) return rule.oneOf.some((each) => each === value);
  if ('anyOf' in rule) return rule.anyOf.some((each) => fits(value, each));
  if ('allOf' in rule) return rule.allOf.every((each) => fits(value, each));
  if ('listOf' in rule) return Array.isArray(value) && value.every((each) => fits(each, rule.listOf));
  if ('valuesOf' in rule) {
    const { valuesOf, names = /^/ } = rule;
    return isObject(value) && Object.entries(value).every(([name, each]) => names.test(name) && fits(each, valuesOf));
  }
  if ('fields' in rule) {
    const { fields, required = [] } = rule;
    return (
      isObject(value) && required.every((name) => value[name] !== undefined) && wrongFields(value, fields).length === 0
    );
  }
  const { from, to = Number.POSITIVE_INFINITY, isWhole, except } = rule;
  const isNumber = isWhole ? Number.isInteger(value) : Number.isFinite(value);
  return isNumber && (value as number) >= from && (value as number) <= to && value !== except;
}

const EARLY_KEYS = Object.keys({ ...FIRST_DEFAULTS, ...EARLY_DEFAULTS });
const LATE_KEYS = Object.keys(LATE_RULES);

/** Every key that a page may configure. */
export const CONFIG_KEYS: readonly string[] = [...EARLY_KEYS, ...LATE_KEYS];

/** A sentence about the value of a late key that is wrong, or about a key that there is not. */
function problemOf(key: string, value: unknown): string | undefined {
  const known = Object.hasOwn(LATE_RULES, key) ? LATE_RULES[key] : undefined;
  const ignored = `${key}=${JSON.stringify(value)} is ignored.`;
  if (!known) return `${ignored} Known keys: ${CONFIG_KEYS.join(', ')}.`;
  const { rule } = known;
  if (fits(value, rule)) return undefined;
  const wrong = typeof rule === 'object' && 'fields' in rule ? wrongFields(value, rule.fields).join(', ') : '';
  const expected = known.expected ?? (typeof rule === 'string' && NAMED[rule][0]);
  return `${ignored} Expected ${expected}.${wrong && ` Wrong: ${wrong}.`}`;
}

/**
 * Checks the keys that the loader has not: a copy of `config` with the defaults in the place of wrong values, and a
 * sentence about each.
 */
export function checkLateConfig<C extends Partial<ShellConfig>>(config: C): { config: C; problems: string[] } {
  const problems: string[] = [];
  const checked: Values = { ...config };
  for (const [key, value] of Object.entries(config)) {
    const problem = EARLY_KEYS.includes(key) ? undefined : problemOf(key, value);
    if (!problem) continue;
    problems.push(problem);
    delete checked[key];
    if (Object.hasOwn(CONFIG_DEFAULTS, key)) checked[key] = CONFIG_DEFAULTS[key as keyof ShellConfig];
  }
  return { config: checked as C, problems };
}
