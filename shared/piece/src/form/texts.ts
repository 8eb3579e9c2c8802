import type { Rule, Rules } from '@travel-shell/contract/rule';
import { readNumber, writeNumber } from './numbers.ts';

/**
 * The contents of a form, by the names of its fields, as they are sent: a checked box is `on`, an unchecked one is
 * absent. Numbers are the same in every language: `200.5`. Text that cannot be read as one follows a question mark:
 * `?much`.
 */
export type Texts = Readonly<Record<string, readonly string[]>>;

/** A field with one of these `autocomplete` values is a secret, whatever it is shown as. */
const SECRET = /password|one-time-code|^cc-/;

const isSecret = (control: Element | RadioNodeList | null): boolean =>
  control instanceof HTMLInputElement && (control.type === 'password' || SECRET.test(control.autocomplete));

export const isNumber = ({ type }: Rule = { type: 'text' }): boolean => type === 'number' || type === 'integer';

/** The fields of the rules that may be stored: no secrets, no files. */
export function textsOf(form: HTMLFormElement, rules: Rules, lang: string): Texts {
  const texts: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || !Object.hasOwn(rules, name) || rules[name]?.kind === 'secret') continue;
    if (isSecret(form.elements.namedItem(name))) continue;
    texts[name] ??= [];
    texts[name].push(isNumber(rules[name]) ? plainOf(value, lang) : value);
  }
  return texts;
}

function plainOf(text: string, lang: string): string {
  const number = readNumber(text, lang);
  if (!Number.isNaN(number)) return String(number);
  return text.trim() && `?${text}`;
}

/** How a field shows one of `Texts`. */
export function shownText(text: string, rule: Rule | undefined, lang: string): string {
  if (!isNumber(rule) || text === '') return text;
  if (text.startsWith('?')) return text.slice(1);
  const number = Number(text);
  // The text is of a draft that an older version has kept.
  return Number.isNaN(number) ? text : writeNumber(number, lang);
}

/** The `Texts` of data, which the form shows first. */
export function textsFrom(values: object, rules: Rules): Texts {
  const texts: Record<string, string[]> = {};
  for (const [name, { type }] of Object.entries(rules)) {
    if (type === 'group' || type === 'object' || type === 'file') continue;
    const value = name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], values);
    if (typeof value === 'boolean') texts[name] = value ? ['on'] : [];
    else texts[name] = [value ?? []].flat().map(String);
  }
  return texts;
}

/** An empty field is sent, and data have nothing in its place; spaces around a text are not sent. */
const filled = (texts: readonly string[] = []) => texts.map((text) => text.trim()).filter((text) => text !== '');

const isSame = (a: readonly string[] | undefined, b: readonly string[] | undefined): boolean =>
  JSON.stringify(filled(a)) === JSON.stringify(filled(b));

/** Names of the fields that differ. */
export const changedIn = (before: Texts, after: Texts): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isSame(before[name], after[name]));
