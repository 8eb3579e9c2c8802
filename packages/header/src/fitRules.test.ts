import type { ShownItem } from '@travel-shell/ui/vertical-link';
import { describe, expect, test } from 'vitest';
import { type BarType, type Fitted, fitRules } from './fitRules.ts';

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
  fitRules(
    '.x',
    { items, visibleItems: 10, more: 'More', explore: 'Explore', hasRegion: false, ...given },
    { ...type, ...changed },
  );

/** The width of `.nav`, in em, below which an item gives way: for each range of the header's width. */
const leastOf = (rules: string, index: number) =>
  [...rules.matchAll(/\(inline-size<calc\(([\d.]+)em \+ 1px\)\)\{((?:[^{}]*\{[^{}]*\})*)\}/g)]
    .filter(([, , body]) => body?.includes(`.x .nav-bar>:nth-child(${index + 1}){display:none}`))
    .map(([, width]) => Number(width));
/** The width from which all items are thought to fit without "more". */
const allOf = (rules: string) => Number(rules.match(/\(inline-size>=calc\(([\d.]+)em \+ 1px\)\)/)?.[1]);

/** The widths of "More" with its chevron, and of an item's icon. */
const MORE = 4 + 1.4375;
const ICON = 1.75;

describe('in the bar', () => {
  test('items that wrapping alone hides have no rule', () => {
    expect(rulesFor([item('Ab'), item('Abcdefgh'), item('Abcdefghij')])).not.toContain('display:none}.x .nav-more');
    expect(rulesFor([item('Ab', { active: true }), item('Abcdefgh')])).not.toContain('.nav-bar>');
  });

  test('the items before the current one give way to it, the last of them first', () => {
    const rules = rulesFor([item('Abcd'), item('Abcdefgh'), item('Ab', { active: true }), item('Abcdefghi')]);
    expect(leastOf(rules, 0)).toEqual([expect.closeTo(6 + 2 * ICON + MORE, 2)]);
    expect(leastOf(rules, 1)).toEqual([expect.closeTo(14 + 3 * ICON + MORE, 2)]);
    expect(leastOf(rules, 3)).toEqual([]);
    // "More" has what gave way.
    expect(rules).toContain('.x .nav-bar>:nth-child(1){display:none}.x .nav-more{margin-block-start:0}');
  });

  test('the last one takes the place of "more"', () => {
    const rules = rulesFor([item('Abcd'), item('Ab')]);
    expect(allOf(rules)).toBeCloseTo(6 + 2 * ICON, 2);
    expect(rules).toContain(
      `{.x .nav-bar{--_all:no}@container travel-nav (inline-size>=calc(${6 + 2 * ICON}em + 1px)){.x .nav-bar{--_all:yes}`,
    );
    // Room for "more" where the typeface is wider than known, and until it is measured.
    expect(rules).toContain('.x .nav:not([data-fit]) .nav-bar{--_spare:calc(8.7em + 1px)}');
    expect(leastOf(rulesFor([item('Abcd'), item('Ab', { active: true })]), 0)).toEqual([
      expect.closeTo(6 + 2 * ICON, 2),
    ]);
  });

  test('padding and gaps do not grow with the text', () => {
    const rules = rulesFor([item('Ab'), item('Abcdefgh')], {}, { padding: 12, gap: 4 });
    expect(rules).toContain(`inline-size>=calc(${10 + 2 * ICON}em + ${4 * 12 + 4 + 1}px)`);
  });

  test('a flag takes room', () => {
    const [plain, flagged] = [
      [item('Ab'), item('Cd')],
      [item('Ab', { flagText: 'New' }), item('Cd')],
    ];
    expect(allOf(rulesFor(flagged))).toBeGreaterThan(allOf(rulesFor(plain)) + 2);
  });

  test('without items there are no rules for the bar', () => {
    expect(rulesFor([])).not.toContain('.nav');
  });
});

describe('viewJump', () => {
  test('an item before one with a fixed place gives way to it', () => {
    const rules = rulesFor([item('Hotels'), item('Insisting', { viewJump: 'all' })]);
    expect(leastOf(rules, 0)).toEqual([expect.closeTo(15 + 2 * ICON, 2)]);
  });

  test('"l" has its place from 64em', () => {
    const rules = rulesFor([item('Hotels'), item('Insisting', { viewJump: 'l' })]);
    const [medium, large] = rules.split('@container travel-header (inline-size>=64em)');
    expect(medium).not.toContain('.nav-bar>:nth-child(1)');
    expect(leastOf(large as string, 0)).toHaveLength(1);
  });

  test('where an item is always in "more", that stays', () => {
    expect(allOf(rulesFor([item('Ab'), item('Campers', { viewJump: 'more' })]))).toBeNaN();
  });

  test('"more" keeps room for the name of a current item that is always in it', () => {
    const items = [item('Ab'), item('Cd', { viewJump: 's' }), item('Campers', { viewJump: 'more', active: true })];
    expect(leastOf(rulesFor(items), 0)).toEqual([expect.closeTo(4 + 2 * ICON + 7 + 1.4375, 2)]);
  });
});

test('in a narrow header trips gives way to the name alone, and only on the smallest', () => {
  const least = (text: string, given: Partial<Fitted> = {}) =>
    Number(
      rulesFor([item(text, { active: true })], given).match(
        /\(inline-size<22em\) and \(inline-size<calc\(([\d.]+)em \+ 1px\)\)\{\.x \.trips/,
      )?.[1],
    );
  expect(least('Abcdefgh') - least('Ab')).toBeCloseTo(6, 2);
  expect(least('Ab', { hasRegion: true }) - least('Ab')).toBe(3);
});
