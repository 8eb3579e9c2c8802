import { CONFIG_DEFAULTS, type ShellConfig } from '@travel-shell/core';
import { defineContract } from '@travel-shell/element/contract';
import { loadLooks } from '@travel-shell/tokens';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOOKS_ATTRIBUTES } from './contract.ts';
import { definePiece } from './definePiece.ts';

const contract = defineContract({
  tag: 'travel-probe',
  version: '1.0.0',
  summary: 'A piece of one test.',
  attributes: { ...LOOKS_ATTRIBUTES, size: { type: 'number', default: 1, description: 'Its size.' } },
  events: {},
  slots: {},
  parts: {},
  cssProperties: {},
  states: {},
});
const own = new CSSStyleSheet();
const added = new CSSStyleSheet();
const NONE = { brand: undefined, locale: undefined, presentation: undefined, size: 1 };

const piece = definePiece({
  contract,
  View: () => null,
  sheets: ({ size }) => (size === 1 ? [own] : []),
  loadMessages: async (locale) => ({ said: `in ${locale}` }),
  prepareOn: ['size'],
  prepare: ({ size }, { brand }) => ({ prepared: { label: `${brand} ${size}` }, sheets: [added] }),
});

const configure = (config: Partial<ShellConfig>) =>
  Object.assign(globalThis, { travelShell: { config: { ...CONFIG_DEFAULTS, ...config } } });
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'travelShell');
  document.documentElement.lang = '';
});

test('prepares looks and messages by the attributes, and adds what the piece prepares itself', async () => {
  const { prepared, sheets } = await piece.prepare({ ...NONE, brand: 'sister', locale: 'de-DE', presentation: 'dark' });
  expect(prepared).toEqual({
    brand: 'sister',
    locale: 'de-DE',
    presentation: 'dark',
    messages: { said: 'in de-DE' },
    label: 'sister 1',
  });
  expect(sheets).toEqual([...(await loadLooks('sister')), own, added]);
});

test('without attributes the configuration counts, and the language of the page', async () => {
  configure({ brand: 'partner', presentation: 'aos' });
  document.documentElement.lang = 'fr-CA';
  const { prepared } = await piece.prepare(NONE);
  expect(prepared).toMatchObject({ brand: 'partner', presentation: 'aos', locale: 'fr-FR' });
  configure({ locale: 'de-AT' });
  expect((await piece.prepare(NONE)).prepared.locale).toBe('de-DE');
  expect((await piece.prepare({ ...NONE, locale: 'ar-EG' })).prepared.locale).toBe('ar');
  expect((await piece.prepare({ ...NONE, locale: 'tlh' })).prepared.locale).toBe('en-US');
  configure({ locale: 'ja-JP' });
  expect((await piece.prepare(NONE)).prepared.locale).toBe('ja-JP');
});

test('the sheets of a brand are the same objects for every piece', async () => {
  const other = definePiece({ contract, View: () => null, sheets: [], loadMessages: async () => ({}) });
  const [one, two] = await Promise.all([piece.prepare(NONE), other.prepare(NONE)]);
  expect(two.sheets).toEqual(one.sheets.slice(0, 2));
  expect(two.sheets.every((sheet, i) => sheet === one.sheets[i])).toBe(true);
});

test('a change of the looks or of what prepare reads prepares again', () => {
  expect(piece.prepareOn).toEqual(['brand', 'locale', 'presentation', 'size']);
});

test('own sheets may depend on the values', async () => {
  const { sheets } = await piece.prepare({ ...NONE, size: 2 });
  expect(sheets).not.toContain(own);
});

describe('a sheet that is loaded only where no fragment has brought its rules', () => {
  const loaded = new CSSStyleSheet();
  const loadSheet = vi.fn(async () => ({ default: loaded }));
  const styled = definePiece({
    contract,
    View: () => null,
    sheets: [own],
    loadSheet,
    loadMessages: async () => ({}),
    prepare: () => ({ prepared: {}, sheets: [added] }),
  });
  const colours = (sheets: readonly CSSStyleSheet[]) =>
    sheets.map(({ cssRules }) => (cssRules[0] as CSSStyleRule | undefined)?.style.color);
  const fragment = (html: string) => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    root.innerHTML = `${html}<div data-travel-root><p data-presentation="default"></p></div>`;
    return root;
  };
  beforeEach(() => void loadSheet.mockClear());

  test('comes after the others that the piece always has', async () => {
    const { sheets } = await styled.prepare(NONE);
    expect(sheets).toEqual([...(await loadLooks('flagship')), own, loaded, added]);
    expect(loadSheet).toHaveBeenCalledTimes(1);
  });

  test('is replaced by the styles of a fragment, as the page has parsed or the loader attached them', async () => {
    const parsed = fragment('<style>p { color: red }</style>');
    const attached = fragment('');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('p { color: blue }');
    attached.adoptedStyleSheets = [sheet];
    const [first, second] = await Promise.all(
      [parsed, attached].map((root) => styled.prepare(NONE, undefined, undefined, root)),
    );
    expect(colours(first?.sheets.slice(3) ?? [])).toEqual(['red', undefined]);
    expect(second?.sheets.slice(2)).toEqual([own, sheet, added]);
    expect(loadSheet).not.toHaveBeenCalled();
  });

  test('a fragment that is prepared for twice has its styles once', async () => {
    const root = fragment('<style>p { color: red }</style>');
    const { sheets } = await styled.prepare(NONE, undefined, undefined, root);
    root.adoptedStyleSheets = sheets;
    root.querySelector('style')?.remove();
    expect((await styled.prepare(NONE, undefined, undefined, root)).sheets).toEqual(sheets);
  });

  test('is loaded beside a fragment of another presentation, whose rules are not enough', async () => {
    const root = fragment('<style>p { color: red }</style>');
    const { sheets } = await styled.prepare({ ...NONE, presentation: 'dark' }, undefined, undefined, root);
    expect(sheets).toContain(loaded);
  });
});
