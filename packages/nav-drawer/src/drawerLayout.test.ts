import { BREAKPOINTS } from '@travel-shell/tokens';
import { describe, expect, it } from 'vitest';
import { type DrawerLayout, drawerLayout, isDocked, type LayoutConditions } from './drawerLayout.ts';

const PLAIN = { hidesEarlier: false, isHiddenPage: false, isForcedHidden: false, isResponsive: false };
const { s, m, l, xl, xxl } = BREAKPOINTS;

const at = (px: number, conditions: Partial<LayoutConditions> = {}) =>
  drawerLayout({ ...PLAIN, ...conditions, width: px / 16 });

/** Just below, at and just above a breakpoint, in px of a text size of 16. */
const around = (width: number, conditions?: Partial<LayoutConditions>) =>
  [-1, 0, 1].map((px) => at(width * 16 + px, conditions));

type Row = [number, Partial<LayoutConditions>, DrawerLayout[]];

const HIDDEN = { isHiddenPage: true };
const FORCED = { isForcedHidden: true };
const EARLIER = { hidesEarlier: true };
const RESPONSIVE = { isResponsive: true };

describe('NAV-001 NAV-012 the layout, by window width and breakpoints', () => {
  it.each<Row>([
    [s, {}, ['dialog', 'drawer-hidden', 'drawer-hidden']],
    [s, { ...EARLIER, ...RESPONSIVE, ...FORCED, ...HIDDEN }, ['dialog', 'drawer-hidden', 'drawer-hidden']],
  ])('NAV-002 is a dialog below %s em: %o', (width, given, expected) => {
    expect(around(width, given)).toEqual(expected);
    expect(at(0, given)).toBe('dialog');
  });

  it.each<Row>([
    [m, {}, ['drawer-hidden', 'drawer', 'drawer']],
    [m, RESPONSIVE, ['drawer-hidden', 'drawer', 'drawer']],
  ])('NAV-003 NAV-006 is hidden up to below %s em, then a drawer: %o', (width, given, expected) => {
    expect(around(width, given)).toEqual(expected);
  });

  it.each<Row>([
    [m, EARLIER, ['drawer-hidden', 'drawer-hidden', 'drawer-hidden']],
    [l, EARLIER, ['drawer-hidden', 'drawer', 'drawer']],
  ])('NAV-004 hides up to below large where it hides earlier: %s em', (width, given, expected) => {
    expect(around(width, given)).toEqual(expected);
  });

  it.each<Row>([
    [m, HIDDEN, ['drawer-hidden', 'drawer-hidden', 'drawer-hidden']],
    [l, HIDDEN, ['drawer-hidden', 'drawer-hidden', 'drawer']],
    [l, { ...HIDDEN, ...RESPONSIVE }, ['drawer-hidden', 'drawer-hidden', 'accordion']],
  ])('NAV-005 is hidden on drawer-hidden pages up to large: %s em, %o', (width, given, expected) => {
    expect(around(width, given)).toEqual(expected);
  });

  it.each<Row>([
    [xl, { ...EARLIER, ...HIDDEN }, ['drawer-hidden', 'drawer-hidden', 'drawer']],
    [xl, { ...EARLIER, ...RESPONSIVE }, ['drawer', 'drawer', 'accordion']],
    [l, { ...EARLIER, ...RESPONSIVE }, ['drawer-hidden', 'drawer', 'drawer']],
  ])('NAV-007 has a middle range up to extra large where it hides earlier: %s em, %o', (width, given, expected) => {
    expect(around(width, given)).toEqual(expected);
  });

  it.each<Row>([
    [m, FORCED, ['drawer-hidden', 'drawer-hidden', 'drawer-hidden']],
    [l, FORCED, ['drawer-hidden', 'drawer-hidden', 'drawer-hidden']],
    [xxl, FORCED, ['drawer-hidden', 'drawer-hidden', 'drawer']],
    [xl, { ...FORCED, ...EARLIER }, ['drawer-hidden', 'drawer-hidden', 'drawer-hidden']],
    [xxl, { ...FORCED, ...EARLIER, ...RESPONSIVE }, ['drawer-hidden', 'drawer-hidden', 'accordion']],
  ])('NAV-008 is hidden on forced-hidden pages up to extra-extra-large: %s em, %o', (width, given, expected) => {
    expect(around(width, given)).toEqual(expected);
  });

  it.each<Row>([[l, RESPONSIVE, ['drawer', 'drawer', 'accordion']]])(
    'NAV-009 is an accordion above the middle range if responsive: %s em',
    (width, given, expected) => {
      expect(around(width, given)).toEqual(expected);
      expect(at(5000, given)).toBe('accordion');
    },
  );

  it('NAV-010 is a drawer above the middle range if not responsive', () => {
    expect([...around(l), ...around(xl), ...around(xxl), at(5000)]).toEqual(Array(10).fill('drawer'));
  });

  it('is beside the page as drawer and accordion', () => {
    const layouts = ['dialog', 'drawer-hidden', 'drawer', 'accordion'] as const;
    expect(layouts.filter(isDocked)).toEqual(['drawer', 'accordion']);
  });
});
