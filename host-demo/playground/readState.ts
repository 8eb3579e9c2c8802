import { BRANDS, LOCALES, PRESENTATIONS } from '@travel-shell/core';
import { attributeName } from '@travel-shell/element/attributeName';
import type { ElementContract } from '@travel-shell/element/contract';
import { resolveValues, shorten } from '@travel-shell/element/server';
import { type EmbeddedPiece, type Embedding, ruleOf } from '../../scripts/embed/Embedding.ts';
import { FORMS, type FormName } from '../../scripts/embed/forms.ts';

export type Contracts = ReadonlyMap<string, ElementContract>;

/** Widths of the host page in px; `fit` is that of the preview. */
export const WIDTHS = ['fit', '320', '390', '768', '1024', '1280', '1920'] as const;
const HOSTS = ['blank', 'hostile', 'dark'] as const;

/** The parameters that have one of a list of values; the first one is the default. */
export const CHOICES = {
  brand: BRANDS,
  locale: LOCALES,
  presentation: ['', ...PRESENTATIONS],
  width: WIDTHS,
  host: HOSTS,
  form: Object.keys(FORMS) as FormName[],
} as const;

type Choices = { [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

/** Something of a link that is left out. */
interface Problem {
  /** The control's name, where there is one. */
  field?: string;
  text: string;
}

/** All that a link to the playground says. */
export interface State {
  choices: Choices;
  embedding: Embedding;
  /** The texts of attributes as they were given, also of those that are left out. */
  given: ReadonlyMap<string, string>;
  problems: readonly Problem[];
}

/** As for fragments, whose addresses have the attributes. */
const LONGEST = 2000;

/** Reads `?piece=travel-header&travel-header.compact=&brand=sister`. What it does not know is left out, and named. */
export function readState(query: URLSearchParams, contracts: Contracts): State {
  const problems: Problem[] = [];
  const choices = Object.fromEntries(
    Object.entries(CHOICES).map(([name, values]: [string, readonly string[]]) => {
      const value = query.get(name) ?? values[0];
      if (values.includes(value as string)) return [name, value];
      problems.push({ field: name, text: `${name}=${shorten(value)} is left out: expected one of ${listed(values)}.` });
      return [name, values[0]];
    }),
  ) as Choices;

  const asked = [...new Set(query.getAll('piece'))];
  const known = asked.filter((tag) => contracts.has(tag));
  for (const tag of asked) {
    if (!contracts.has(tag)) problems.push({ text: `There is no piece ${shorten(tag)}. It is left out.` });
  }
  const tags = known.length > 0 ? known : ['travel-header'];
  const given = new Map<string, string>();
  const attributes = new Map<string, Record<string, string>>(tags.map((tag) => [tag, {}]));
  for (const [name, text] of query) {
    if (name === 'piece' || Object.hasOwn(CHOICES, name)) continue;
    const problem = readAttribute(name, text, attributes, contracts);
    if (attributes.has(tagOf(name))) given.set(name, text);
    if (problem) problems.push({ field: name, text: `${problem} It is left out.` });
  }
  const pieces = tags.map((tag): EmbeddedPiece => {
    // The order of the contract, however the link has them.
    const contract = contracts.get(tag) as ElementContract;
    const order = Object.keys(contract.attributes).map(attributeName);
    const entries = Object.entries(attributes.get(tag) ?? {});
    entries.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    return { contract, attributes: Object.fromEntries(entries) };
  });
  const { brand, locale, presentation } = choices;
  const looks = { brand, locale, ...(presentation && { presentation }) };
  return { choices, embedding: { looks, pieces }, given, problems };
}

const listed = (values: readonly string[]) => values.filter(Boolean).join(', ');
const tagOf = (name: string) => name.split('.')[0] as string;

/** Keeps an attribute of a piece that is there, or says what is wrong with it. */
function readAttribute(
  name: string,
  text: string,
  attributes: ReadonlyMap<string, Record<string, string>>,
  contracts: Contracts,
): string | undefined {
  const [tag, attribute] = [tagOf(name), name.slice(tagOf(name).length + 1)];
  const contract = contracts.get(tag);
  const own = attributes.get(tag);
  if (!attribute) return `There is no parameter ${shorten(name)}; an attribute is written as travel-header.compact.`;
  if (!contract) return `${shorten(name)} is of no piece.`;
  if (!own) return `${shorten(name)} is of a piece that is not chosen.`;
  const rule = ruleOf(contract, attribute);
  if (!rule || Object.hasOwn(CHOICES, attribute)) return `<${tag}> has no attribute ${shorten(attribute)} here.`;
  if (rule.type === 'boolean') {
    if (!['', 'true', attribute].includes(text))
      return `<${tag}> ${attribute}="${shorten(text)}": expected "" or no attribute.`;
    own[attribute] = '';
    return;
  }
  // A form sends its empty controls, too.
  if (text.trim() === '') return;
  if (text.length > LONGEST) return `<${tag}> ${attribute} has more than ${LONGEST} characters.`;
  const [problem] = resolveValues(contract, { [attribute]: text }).problems;
  if (problem) return problem;
  own[attribute] = rule.type === 'json' ? JSON.stringify(JSON.parse(text)) : text;
  return;
}

/** The query of a state: a link to it. */
export function writeQuery({ choices, embedding }: Pick<State, 'choices' | 'embedding'>): URLSearchParams {
  const query = new URLSearchParams(embedding.pieces.map(({ contract }) => ['piece', contract.tag]));
  for (const [name, value] of Object.entries(choices)) {
    if (value !== CHOICES[name as keyof Choices][0]) query.set(name, value);
  }
  for (const { contract, attributes } of embedding.pieces) {
    for (const [name, value] of Object.entries(attributes)) query.set(`${contract.tag}.${name}`, value);
  }
  return query;
}
