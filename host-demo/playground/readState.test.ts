import { beforeAll, expect, it } from 'vitest';
import { FORMS, type FormName } from '../../scripts/embed/forms.ts';
import { HINTS } from './hints.ts';
import { leadingAway } from './previewPage.ts';
import { type Contracts, readState, writeQuery } from './readState.ts';
import { readContracts } from './registerPlayground.ts';

let contracts: Contracts;
beforeAll(async () => {
  contracts = await readContracts();
});
const read = (...query: [string, string][]) => readState(new URLSearchParams(query), contracts);
const problems = (...query: [string, string][]) => read(...query).problems.map(({ text }) => text);

it('a link keeps the whole state', () => {
  const query: [string, string][] = [
    ['piece', 'travel-footer'],
    ['piece', 'travel-header'],
    ['brand', 'sister'],
    ['locale', 'ar'],
    ['presentation', 'dark'],
    ['width', '390'],
    ['host', 'hostile'],
    ['form', 'vue'],
    ['travel-footer.year', '2031'],
    ['travel-header.items', '[{"verticalName":"hotels","url":"/stays","text":"A & B"}]'],
    ['travel-header.compact', ''],
  ];
  const state = read(...query);
  expect(state.problems).toEqual([]);
  expect(writeQuery(state).toString()).toBe(new URLSearchParams(query).toString());
});

it('without anything it is a header of the first brand', () => {
  expect(`${writeQuery(read())}`).toBe('piece=travel-header');
});

it.each([
  ['piece', 'travel-<b>', 'There is no piece travel-<b>. It is left out.'],
  ['locale', 'tlh', 'locale=tlh is left out: expected one of en-US, de-DE, fr-FR, es-ES, ja-JP, ar, pseudo.'],
  ['compact', '', 'There is no parameter compact; an attribute is written as travel-header.compact. It is left out.'],
  ['travel-heder.compact', '', 'travel-heder.compact is of no piece. It is left out.'],
  ['travel-header.brand', 'sister', '<travel-header> has no attribute brand here. It is left out.'],
  ['travel-header.constructor', '1', '<travel-header> has no attribute constructor here. It is left out.'],
  ['travel-header.compact', 'false', '<travel-header> compact="false": expected "" or no attribute. It is left out.'],
  [
    'travel-header.menu-button',
    'maybe',
    '<travel-header> menu-button="maybe": expected one of auto, on, off. It is left out.',
  ],
  [
    'travel-header.page-type',
    'x'.repeat(2001),
    '<travel-header> page-type has more than 2000 characters. It is left out.',
  ],
])('%s=%s is named and left out', (name, value, said) => {
  expect(problems([name, value])).toEqual([said]);
  expect(`${writeQuery(read([name, value]))}`).toBe('piece=travel-header');
});

it('the empty controls of a form say nothing', () => {
  const state = read(['travel-header.page-type', ''], ['travel-header.visible-items', ''], ['presentation', '']);
  expect(state.problems).toEqual([]);
  expect(state.embedding.pieces[0]?.attributes).toEqual({});
});

it.each([
  ['travel-header.partner-logo', 'https://evil.example/logo.svg'],
  ['travel-header.partner-logo', '//evil.example/logo.svg'],
  ['travel-header.partner-logo', '/\\evil.example/logo.svg'],
  ['travel-header.items', '[{"verticalName":"a","url":"https://evil.example","text":"A"}]'],
])('%s=%s leads away', (name, value) => {
  const { embedding, problems } = read([name, value]);
  expect(problems).toEqual([]);
  expect(leadingAway(embedding, 'http://localhost:4173')).toEqual([name]);
});

it.each(['/logo.svg', 'http://localhost:4173/logo.svg', 'Note: a text'])('%s stays here', (value) => {
  const { embedding } = read(['travel-header.partner-message', value]);
  expect(leadingAway(embedding, 'http://localhost:4173')).toEqual([]);
});

it('every hint adds what is there', () => {
  for (const [tag, { adds }] of Object.entries(HINTS)) {
    expect(problems(['piece', tag], ...adds.map(([name, value]): [string, string] => [name, value])), tag).toEqual([]);
  }
});

it('each form writes each piece', () => {
  for (const tag of contracts.keys()) {
    const { embedding } = read(['piece', tag]);
    for (const form of Object.keys(FORMS) as FormName[]) {
      expect(FORMS[form].write(embedding).length, `${form} ${tag}`).toBeGreaterThan(0);
    }
  }
});
