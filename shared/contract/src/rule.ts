/**
 * Rules of a form's fields. Those of each request are generated from openapi.yaml into `generated/rules/`, so that a form
 * refuses what the back end would refuse, and nothing else.
 */
import { isCountryCode, isCurrencyCode, isDay, isEmail, isUri, isUriReference } from './formats.ts';

export interface Rule {
  /** `group`: an object; the fields in it are named `<group>.<field>`. */
  readonly type: 'text' | 'number' | 'integer' | 'boolean' | 'list' | 'file' | 'group' | 'object';
  readonly required?: true;
  /** Sent as null where it is empty; other empty fields are left out. */
  readonly nullable?: true;
  /** The kind of value, for a message about its form. `secret`: is never stored. */
  readonly kind?: 'email' | 'https' | 'currency' | 'country' | 'phone' | 'day' | 'secret';
  readonly format?: 'uri' | 'uri-reference';
  /** In code points, as in JSON Schema. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly maxItems?: number;
  readonly isUnique?: true;
  /** A file's media types, by content. */
  readonly types?: readonly string[];
  readonly maxBytes?: number;
  readonly maxPixels?: number;
  readonly item?: Rule;
}

export type Rules = Readonly<Record<string, Rule>>;

/** The problem of a value. `bound` is the limit that it misses. */
export type Problem =
  | { readonly code: 'missing' | 'choice' | 'number' | 'integer' | 'twice' | 'form' }
  | { readonly code: 'short' | 'long' | 'low' | 'high' | 'many'; readonly bound: number };

const FORMATS = { uri: isUri, 'uri-reference': isUriReference };
const KINDS: Partial<Record<NonNullable<Rule['kind']>, (text: string) => boolean>> = {
  ...{ email: isEmail, day: isDay, country: isCountryCode, currency: isCurrencyCode },
};

/** @param value as the body would have it; undefined where the field would be left out */
export function problemOf(rule: Rule, value: unknown): Problem | undefined {
  const { type, required, choices, min, max } = rule;
  if (value === undefined || value === null) return required && { code: 'missing' };
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : { code: 'form' };
  if (type === 'number' || type === 'integer') {
    if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'number' };
    if (type === 'integer' && !Number.isInteger(value)) return { code: 'integer' };
    if (min !== undefined && value < min) return { code: 'low', bound: min };
    if (max !== undefined && value > max) return { code: 'high', bound: max };
    return undefined;
  }
  if (type === 'list') return problemOfList(rule, value);
  if (type !== 'text') return undefined;
  if (typeof value !== 'string') return { code: 'form' };
  if (choices) return choices.includes(value) ? undefined : { code: value || !required ? 'choice' : 'missing' };
  return problemOfText(rule, value);
}

function problemOfText(rule: Rule, text: string): Problem | undefined {
  const { minLength = 0, maxLength, pattern, format, kind, required } = rule;
  if (required && text === '') return { code: 'missing' };
  const { length } = [...text];
  if (length < minLength) return { code: 'short', bound: minLength };
  if (maxLength !== undefined && length > maxLength) return { code: 'long', bound: maxLength };
  const fits =
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
    (!format || FORMATS[format](text)) &&
    (!kind || (KINDS[kind]?.(text) ?? true));
  return fits ? undefined : { code: 'form' };
}

function problemOfList({ item, maxItems, isUnique }: Rule, value: unknown): Problem | undefined {
  if (!Array.isArray(value)) return { code: 'form' };
  if (maxItems !== undefined && value.length > maxItems) return { code: 'many', bound: maxItems };
  if (isUnique && new Set(value).size < value.length) return { code: 'twice' };
  for (const one of value) {
    const problem = item && problemOf(item, one);
    if (problem) return problem;
  }
  return undefined;
}
