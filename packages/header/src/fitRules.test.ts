import { describe, expect, test } from 'vitest';
import { type BarType, type Fitted, fitRules } from './fitRules.ts';
import type { ShownItem } from './navigationOf.ts';

/** Every letter takes one em, and an item's frame two. */
const type: BarType = {
  measure: (text) => text.length,
  scale: 1,
  tracking: 0,
  padding: 0,
  gap: 0,
};
const item = (text: string, more: Partial<ShownItem> = {}): ShownItem => ({
  verticalName: 'unknown',
  url: '/',
  active: false,
  text,
  ...more,
});
const rulesFor = (items: readonly ShownItem[], given: Partial<Fitted> = {}, changed: Partial<BarType> = {}) =>
  fitRules('.x', { items, more: 'More', explore: 'Explore', hasRegion: false, ...given }, { ...type, ...changed });

/** The widths of `.nav`, in em, from which an item is in the bar of a header between 48 and 64em: the least first. */
const widthsOf = (rules: string, index: number) =>
  [...rules.matchAll(/@container travel-nav \(inline-size>=calc\(([\d.]+)em \+ 1px\)\)\{((?:[^{}]*\{[^{}]*\})*)\}/g)]
    .filter(([, , body]) => body?.includes(`.x .nav-bar>:nth-child(${index + 1}){display:flex}`))
    .map(([, width]) => Number(width))
    .sort((a, b) => a - b);
const firstOf = (rules: string, index: number) => widthsOf(rules, index)[0];

/** Of "More" with its chevron, and of an item's icon. */
const MORE = 4 + 1.4375;
const ICON = 1.75;

describe('in the bar', () => {
  test('each item is there from the width that it and those before it take beside "more"', () => {
    const rules = rulesFor([item('Ab'), item('Abcdefgh'), item('Abcdefghij')]);
    expect(firstOf(rules, 0)).toBeCloseTo(2 + ICON + MORE, 2);
    expect(firstOf(rules, 1)).toBeCloseTo(10 + 2 * ICON + MORE, 2);
  });

  test('the last one takes the place of "more"', () => {
    const rules = rulesFor([item('Abcd'), item('Ab')]);
    const all = 6 + 2 * ICON;
    expect(firstOf(rules, 1)).toBeCloseTo(all, 2);
    expect(rules).toMatch(/\.x \.more\{display:none\}/);
    // Where both fit without it, the first one need not wait for it.
    expect(widthsOf(rules, 0)[0]).toBeCloseTo(Math.min(all, 4 + ICON + MORE), 2);
  });

  test('the current item comes before all others', () => {
    const rules = rulesFor([item('Abcd'), item('Abcdefgh'), item('Ab', { active: true }), item('Abcdefghi')]);
    expect(firstOf(rules, 2)).toBeCloseTo(2 + ICON + MORE, 2);
    expect(firstOf(rules, 0)).toBeCloseTo(6 + 2 * ICON + MORE, 2);
    expect(firstOf(rules, 1)).toBeGreaterThan(firstOf(rules, 0) as number);
  });

  test('padding and gaps do not grow with the text', () => {
    const rules = rulesFor([item('Ab'), item('Abcdefgh')], {}, { padding: 12, gap: 4 });
    // Two items, and the gap between them.
    expect(rules).toContain(`calc(${10 + 2 * ICON}em + ${4 * 12 + 4 + 1}px)`);
  });

  test('a flag takes room', () => {
    const [plain, flagged] = [
      [item('Ab'), item('Cdefghijk')],
      [item('Ab', { flagText: 'New' }), item('Cdefghijk')],
    ];
    expect(firstOf(rulesFor(flagged), 0)).toBeGreaterThan((firstOf(rulesFor(plain), 0) as number) + 2);
  });

  const many = Array.from({ length: 12 }, (_, index) => item('A', { url: `/${index}` }));
  const inBar = (rules: string) => many.filter((_, index) => firstOf(rules, index) !== undefined).length;

  test('CON-032 there are ten items by default', () => {
    expect(inBar(rulesFor(many))).toBe(10);
    expect(inBar(rulesFor(many, { visibleItems: 2 }))).toBe(2);
    expect(rulesFor(many)).not.toContain('.x .more{display:none}');
  });

  test('the current one is among them', () => {
    const items = many.map((each, index) => ({ ...each, active: index === 11 }));
    const rules = rulesFor(items, { visibleItems: 2 });
    expect(many.map((_, index) => firstOf(rules, index) !== undefined).indexOf(true)).toBe(0);
    expect(firstOf(rules, 11)).toBeDefined();
    expect(inBar(rules)).toBe(2);
  });
});

describe('viewJump', () => {
  /** Header width in em -> the rules for it, without those that ask for the navigation's width. */
  const always = (rules: string, index: number) =>
    [...rules.matchAll(/@container travel-header \(([^)]*)\)\{(.*?)(?=@container travel-header|$)/g)]
      .filter(([, , body]) =>
        body?.replace(/@container travel-nav.*$/, '').includes(`.x .nav-bar>:nth-child(${index + 1}){display:flex}`),
      )
      .map(([, condition]) => condition);

  test.each([
    ['s', ['inline-size>=48em']],
    ['m', ['inline-size>=48em']],
    ['l', ['inline-size>=64em']],
    ['all', ['inline-size>=48em']],
    ['more', []],
  ] as const)('STA-060 "%s" puts an item into the bar whatever room there is', (viewJump, conditions) => {
    const rules = rulesFor([item('Hotels', { viewJump }), item('Flights')]);
    expect(always(rules, 0)).toEqual(conditions);
  });

  test('an item after one sent to "more" may still be in the bar', () => {
    const rules = rulesFor([item('Campers', { viewJump: 'more' }), item('Ferries')]);
    expect(firstOf(rules, 0)).toBeUndefined();
    expect(firstOf(rules, 1)).toBeCloseTo(7 + ICON + MORE, 2);
  });

  test('an item with a fixed place takes room from those before it', () => {
    const beside = rulesFor([item('Hotels'), item('Insisting', { viewJump: 'all' })]);
    expect(firstOf(beside, 0)).toBeCloseTo(15 + 2 * ICON, 2);
  });

  test('"more" keeps room for the name of a current item that is always in it', () => {
    const items = [item('Ab'), item('Campers', { viewJump: 'more', active: true })];
    expect(firstOf(rulesFor(items), 0)).toBeCloseTo(2 + ICON + 7 + 1.4375, 2);
  });
});

describe('in a narrow header', () => {
  test("the button's icon needs the whole name beside it", () => {
    const rules = rulesFor([item('Hotels', { active: true })]);
    const [, width] =
      rules.match(/inline-size>=calc\(([\d.]+)em \+ 1px\)\)\{\.x \.when-narrow \.icon\{display:block/) ?? [];
    expect(Number(width)).toBeCloseTo(6 + 1.4375 + ICON, 2);
  });

  test('trips gives way to the name alone, and only on the smallest', () => {
    const least = (text: string, given: Partial<Fitted> = {}) =>
      Number(
        rulesFor([item(text, { active: true })], given).match(
          /\(inline-size<22em\) and \(inline-size<calc\(([\d.]+)em \+ 1px\)\)\{\.x \.trips/,
        )?.[1],
      );
    expect(least('Abcdefgh') - least('Ab')).toBeCloseTo(6, 2);
    expect(least('Ab', { hasRegion: true }) - least('Ab')).toBe(3);
  });
});
