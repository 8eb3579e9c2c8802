import { LOCALES, type Locale, PRESENTATIONS } from '@travel-shell/core';
import { attributeName } from '@travel-shell/element/attributeName';
import type { AttributeContract } from '@travel-shell/element/contract';
import { languageName } from '@travel-shell/i18n/displayNames';
import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import { BRAND_NAMES, CONTROLS, labelOf } from '../../scripts/embed/controls.ts';
import { type EmbeddedPiece, shortName } from '../../scripts/embed/Embedding.ts';
import { FORMS } from '../../scripts/embed/forms.ts';
import { HINTS } from './hints.ts';
import { CHOICES, type Contracts, type State, WIDTHS, writeQuery } from './readState.ts';

type Options = readonly (readonly [value: string, title: string])[];

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const localeTitle = (locale: Locale) => (locale === 'pseudo' ? 'Pseudo' : languageName('en', locale));

const options = (values: readonly string[], titleOf: (value: string) => string): Options =>
  values.map((value) => [value, titleOf(value)]);

/** The lists above the pieces. */
const LISTS: readonly (readonly [
  name: 'brand' | 'locale' | 'presentation' | 'width' | 'host',
  label: string,
  Options,
])[] = [
  ['brand', 'Brand', Object.entries(BRAND_NAMES)],
  ['locale', 'Language', LOCALES.map((locale) => [locale, localeTitle(locale)])],
  [
    'presentation',
    'Presentation',
    [['', 'As configured'], ...options(PRESENTATIONS, (name) => (name === 'aos' ? 'AOS' : capitalized(name)))],
  ],
  ['width', 'Width', options(WIDTHS, (width) => (width === 'fit' ? 'As the preview' : `${width} px`))],
  [
    'host',
    'Host page',
    [
      ['blank', 'Blank'],
      ['hostile', 'Hostile CSS'],
      ['dark', 'Dark'],
    ],
  ],
];

const optionTags = (list: Options, chosen: string) =>
  list
    .map(
      ([value, title]) =>
        `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(title)}</option>`,
    )
    .join('');

/** Brand, language, presentation, width and host page. */
export const lists = ({ choices }: State): string =>
  LISTS.map(
    ([name, label, list]) =>
      `<div class="list"><label for="${name}">${label}</label><select id="${name}" name="${name}">${optionTags(list, choices[name])}</select></div>`,
  ).join('\n');

const pill = (type: string, name: string, value: string, title: string, isOn: boolean) =>
  `<label class="pill"><input type="${type}" name="${name}" value="${value}"${isOn ? ' checked' : ''}>${escapeHtml(title)}</label>`;

/** One tick for each piece. */
export function pieceTicks({ embedding }: State, contracts: Contracts): string {
  const chosen = new Set(embedding.pieces.map(({ contract }) => contract.tag));
  return [...contracts.values()]
    .map((contract) => pill('checkbox', 'piece', contract.tag, shortName(contract), chosen.has(contract.tag)))
    .join('\n');
}

export const formTicks = ({ choices }: State): string =>
  Object.entries(FORMS)
    .map(([name, { title }]) => pill('radio', 'form', name, title, name === choices.form))
    .join('\n');

/** Text of a contract, which has code between backticks. */
const described = (text: string) => escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');

/** The controls of a piece, made from its contract. */
export function pieceControls(piece: EmbeddedPiece, state: State): string {
  const { tag, summary, attributes } = piece.contract;
  const own = Object.entries(attributes).filter(([name]) => !Object.hasOwn(CHOICES, name));
  const set = Object.keys(piece.attributes).length;
  return `<details class="piece" data-piece="${tag}">
<summary><code>&lt;${tag}&gt;</code><span class="count" id="${tag}-count" data-live="${set}">${own.length} ${own.length === 1 ? 'attribute' : 'attributes'}${set > 0 ? `, ${set} set` : ''}</span></summary>
<p class="note">${described(summary)} <a href="/docs/elements/${tag}">Reference</a></p>
${own.map(([property, rule]) => field(`${tag}.${attributeName(property)}`, rule, state)).join('\n')}
</details>`;
}

/** A line that says what else a piece needs, with a link that adds it. */
export function hints(state: State): string {
  const query = `${writeQuery(state)}`;
  return state.embedding.pieces
    .map(({ contract }) => {
      const hint = HINTS[contract.tag];
      const isThere = hint?.adds.every(([name, value]) =>
        new URLSearchParams(query).getAll(name).some((text) => name !== 'piece' || text === value),
      );
      if (!hint || isThere) return '';
      const link = new URLSearchParams(query);
      for (const [name, value] of hint.adds) link.append(name, value);
      return `<p class="hint"><code>&lt;${contract.tag}&gt;</code> ${escapeHtml(hint.text)} <a href="?${escapeHtml(`${link}`)}">${escapeHtml(hint.action)}</a></p>`;
    })
    .join('\n');
}

function field(name: string, rule: AttributeContract, { given, problems }: State): string {
  const attribute = name.slice(name.indexOf('.') + 1);
  const id = name.replace('.', '-');
  const text = given.get(name) ?? '';
  const problem = problems.find((each) => each.field === name)?.text ?? '';
  const label = `<label for="${id}">${labelOf(attribute)}</label>`;
  const usual = 'default' in rule && rule.default !== undefined && rule.default !== '' ? String(rule.default) : '';
  const about = `id="${id}" name="${name}" aria-describedby="${id}-about ${id}-problem"${problem ? ' aria-invalid="true"' : ''}`;
  const hint = usual ? ` placeholder="${escapeHtml(usual)}"` : '';
  const control = () => {
    switch (CONTROLS[rule.type]) {
      case 'boolean':
        return `<input type="checkbox" role="switch" value="" ${about}${given.has(name) && !problem ? ' checked' : ''}>`;
      case 'object':
        return `<textarea rows="3" spellcheck="false" ${about}>${escapeHtml(text)}</textarea>`;
      case 'number':
        return `<input type="text" inputmode="decimal" value="${escapeHtml(text)}" ${about}${hint}>`;
      default:
        return rule.type === 'enum' && !rule.isOpen
          ? `<select ${about}>${optionTags([['', usual || 'Not set'], ...options(rule.values, (value) => value)], text)}</select>`
          : `<input type="text" value="${escapeHtml(text)}" ${about}${hint}>`;
    }
  };
  return `<div class="field ${rule.type}">
${rule.type === 'boolean' ? control() + label : label + control()}
<p class="about" id="${id}-about">${described(rule.description)}</p>
<p class="problem" id="${id}-problem" data-live="${escapeHtml(problem)}">${escapeHtml(problem)}</p>
</div>`;
}
