import { BRANDS, type Brand } from '@travel-shell/core';
import { cdp } from '@travel-shell/testing/browser';
import { afterEach, expect, test } from 'vitest';
import { loadLooks } from './loadLooks.ts';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

/** A piece as its sheets see it; the element inside uses a token as its width, colour or duration. */
async function show(brand: Brand, presentation: string, html = '<p></p>'): Promise<Element> {
  const host = document.createElement('travel-test');
  host.id = 'host';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = await loadLooks(brand);
  root.innerHTML = `<div data-presentation="${presentation}">${html}</div>`;
  document.body.append(host);
  undo.push(() => host.remove());
  const shown = root.querySelector('div :last-child');
  if (!shown) throw new Error('The HTML has no element.');
  return shown;
}

function hostStyles(css: string): void {
  const style = Object.assign(document.createElement('style'), { textContent: css });
  document.head.append(style);
  undo.push(() => style.remove());
}

/** A computed property of an element styled with tokens. */
function computed(element: Element, property: string, value: string): string {
  (element as HTMLElement).style.setProperty(property, value);
  return getComputedStyle(element).getPropertyValue(property);
}

test.each(BRANDS)('%s: a host overrides tokens from its page with plain CSS', async (brand) => {
  const element = await show(brand, 'default');
  expect(computed(element, 'width', 'var(--_radius-dialog)')).not.toBe('7px');
  hostStyles('travel-test { --travel-radius-dialog: 7px; --travel-color-success: rgb(1, 2, 3) }');
  expect(computed(element, 'width', 'var(--_radius-dialog)')).toBe('7px');
  expect(computed(element, 'color', 'var(--_color-success)')).toBe('rgb(1, 2, 3)');
});

test.each(BRANDS)('%s: a card is as sharp as the controls of a page, but never a pill', async (brand) => {
  const element = await show(brand, 'default');
  const card = () => computed(element, 'width', 'var(--_radius-card)');
  const own = card();
  expect(Number.parseFloat(own)).toBeLessThanOrEqual(20);
  hostStyles('travel-test { --travel-radius-control: 999px }');
  expect(card()).toBe(own);
  hostStyles('travel-test { --travel-radius-control: 1px }');
  expect(card()).toBe('1px');
  hostStyles('travel-test { --travel-radius-card: 40px }');
  expect(card()).toBe('40px');
});

test('steps of space scale with the local text size and the density', async () => {
  const element = await show('flagship', 'default', '<p style="font-size: 20px"></p>');
  expect(computed(element, 'width', 'var(--_space-4)')).toBe('20px');
  hostStyles(':root { --travel-density: 1.5 }');
  expect(computed(element, 'width', 'var(--_space-4)')).toBe('30px');
});

test('brands differ in density, and so in every step', async () => {
  const widths = [];
  for (const brand of BRANDS) widths.push(computed(await show(brand, 'default'), 'width', 'var(--_space-8)'));
  expect(new Set(widths).size).toBe(BRANDS.length);
});

test('a field follows the surface that a host has set', async () => {
  hostStyles('travel-test { --travel-color-surface: rgb(9, 9, 9) }');
  expect(computed(await show('flagship', 'default'), 'color', 'var(--_color-field)')).toBe('rgb(9, 9, 9)');
});

test.each(BRANDS)('HDR-013 %s: raised surfaces in AOS have the colours of the default presentation', async (brand) => {
  for (const html of ['<dialog open></dialog>', '<p data-raised></p>', '<p popover></p>']) {
    for (const role of ['field', 'field-border', 'success', 'warning-surface', 'skeleton', 'text', 'brand']) {
      const value = `var(--_color-${role})`;
      const above = computed(await show(brand, 'aos', html), 'color', value);
      expect(above, `${role} in ${html}`).toBe(computed(await show(brand, 'default', html), 'color', value));
    }
    const bar = computed(await show(brand, 'aos'), 'color', 'var(--_color-text)');
    expect(bar).not.toBe(computed(await show(brand, 'aos', html), 'color', 'var(--_color-text)'));
  }
});

test('reduced motion overrides the durations a host has set', async () => {
  hostStyles('travel-test { --travel-motion-slow: 2s }');
  const element = await show('sister', 'default');
  const media = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  undo.push(() => void media(''));
  await media('no-preference');
  expect(computed(element, 'transition-duration', 'var(--_motion-slow)')).toBe('2s');
  await media('reduce');
  expect(computed(element, 'transition-duration', 'var(--_motion-slow)')).toBe('0s');
});
