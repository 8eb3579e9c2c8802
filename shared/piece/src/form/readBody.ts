import { type Problem, problemOf, type Rule, type Rules } from '@travel-shell/contract/rule';
import { asciiDigits } from '@travel-shell/i18n/digits';
import { readNumber } from './numbers.ts';

export interface ReadForm {
  /** As the contract has it. */
  body: Record<string, unknown>;
  problems: Readonly<Record<string, Problem>>;
}

/**
 * The body that a form sends, and its problems. Fields that the form does not have are left out. Read from the form
 * itself, because password managers fill fields without firing events.
 */
export function readBody(form: HTMLFormElement, rules: Rules, lang: string): ReadForm {
  const data = new FormData(form);
  const body: Record<string, unknown> = {};
  const problems: Record<string, Problem> = {};
  const groups = Object.keys(rules).filter((name) => rules[name]?.type === 'group');
  const values = new Map<string, unknown>();

  for (const [name, rule] of Object.entries(rules)) {
    const control = form.elements.namedItem(name);
    if (!control || rule.type === 'group') continue;
    const value = readValue(rule, data.getAll(name), lang);
    values.set(name, value);
    // The browser gives no text of a number, or a day, that it could not read.
    const isUnread = control instanceof HTMLInputElement && control.validity.badInput;
    const problem = isUnread ? ({ code: 'form' } as const) : problemOf(rule, value);
    if (problem) problems[name] = problem;
  }

  for (const group of groups) {
    const inside = [...values.keys()].filter((name) => name.startsWith(`${group}.`));
    const isEmpty = inside.every((name) => (values.get(name) ?? '') === '');
    if (inside.length === 0 || !isEmpty || rules[group]?.required) continue;
    for (const name of inside) {
      values.delete(name);
      delete problems[name];
    }
    if (rules[group]?.nullable) values.set(group, null);
  }

  for (const [name, value] of values) if (value !== undefined) setIn(body, name.split('.'), value);
  return { body, problems };
}

function readValue(rule: Rule, entries: readonly FormDataEntryValue[], lang: string): unknown {
  if (rule.type === 'boolean') return entries.some((entry) => entry === 'on' || entry === 'true');
  const filled = entries.filter((entry) => (typeof entry === 'string' ? entry.trim() !== '' : entry.size > 0));
  if (rule.type === 'list') return filled.map((entry) => readValue(rule.item ?? rule, [entry], lang));
  if (rule.type === 'file') return filled.find((entry) => typeof entry !== 'string');
  const text = typeof entries[0] === 'string' ? entries[0] : '';
  if (rule.kind === 'secret') return text || undefined;
  const trimmed = text.trim();
  if (trimmed === '') return emptyOf(rule);
  if (rule.type === 'number' || rule.type === 'integer') return readNumber(trimmed, lang);
  // Keyboards of other scripts have digits of their own.
  if (rule.kind === 'phone' || rule.kind === 'day') return asciiDigits(trimmed);
  return trimmed;
}

/** An empty text is sent where the back end takes one, so that a field can be cleared. */
function emptyOf({ type, nullable, required, minLength, choices, pattern, kind }: Rule): null | undefined | '' {
  if (nullable) return null;
  return type !== 'text' || required || minLength || choices || pattern || kind ? undefined : '';
}

function setIn(body: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) body[name] = value;
  else {
    body[name] ??= {};
    setIn(body[name] as Record<string, unknown>, rest, value);
  }
}
