import { BRANDS, type Brand } from '@travel-shell/core';
import { angleBetween, hueOf } from '@travel-shell/testing/hueOf';
import { THIRTY_COLOURS } from '@travel-shell/testing/thirtyColours';
import { afterEach, describe, expect, test } from 'vitest';
import { contrast } from '../compile/contrast.mjs';
import pairs from '../tokens/pairs.json' with { type: 'json' };
import { loadLooks } from './loadLooks.ts';

const undo: (() => void)[] = [];
const clear = () => {
  for (const step of undo.splice(0)) step();
};
afterEach(clear);

/** The colours of a piece on a page with this style: `text`, and `raised-text` of a raised surface. */
async function show(brand: Brand, presentation: string, css: string): Promise<(name: string) => string> {
  clear();
  const host = document.createElement('travel-test');
  const style = Object.assign(document.createElement('style'), { textContent: css });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = await loadLooks(brand);
  root.innerHTML = `<div data-presentation="${presentation}"><p></p><p data-raised></p></div>`;
  document.body.append(style, host);
  undo.push(
    () => host.remove(),
    () => style.remove(),
  );
  const [bar, raised] = root.querySelectorAll('p') as unknown as [HTMLElement, HTMLElement];
  return (name) => {
    const isRaised = name.startsWith('raised');
    const role = name === 'raised' ? 'surface' : name.replace('raised-', '');
    const element = isRaised ? raised : bar;
    element.style.color = `var(--_color-${role})`;
    return painted(getComputedStyle(element).color);
  };
}

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** A colour as the screen shows it. */
function painted(colour: string): string {
  if (!canvas) throw new Error('There is no canvas.');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const rgb = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The pairs with too little contrast. The brand colour itself is the page's choice, as is what it stands on. */
const tooWeak = (colourOf: (name: string) => string) =>
  pairs
    .filter(({ foreground }) => !/^(raised-)?brand$/.test(foreground))
    .map((pair) => ({ ...pair, ratio: contrast(colourOf(pair.foreground), colourOf(pair.background)) }))
    .filter(({ ratio, minimum }) => ratio < minimum);

const given = (colour: string) => `travel-test { --travel-color-brand: ${colour} }`;

/** The roles that are made of the brand colour, or have its hue. */
const HUED = [
  ...['brand-text', 'brand-hover', 'active', 'active-text', 'focus', 'indicator', 'flag', 'on-flag'],
  ...['surface', 'hover', 'border', 'text-muted', 'field', 'field-border', 'disabled', 'disabled-text', 'skeleton'],
].flatMap((role) => [role, role === 'surface' ? 'raised' : `raised-${role}`]);
/** Degrees of OKLCH. */
const MOST_TURN = 15;

/** Those whose hue is another than that of this colour. */
const offHue = (colourOf: (name: string) => string, colour: string) =>
  HUED.map((role) => ({ role, hue: hueOf(colourOf(role)) })).filter(
    ({ hue }) => hue !== undefined && angleBetween(hue, hueOf(colour) ?? 0) > MOST_TURN,
  );

describe.each(BRANDS)('%s', (brand) => {
  test.each(['default', 'dark', 'aos'])(
    'every brand colour of a page keeps the contrasts: %s',
    async (presentation) => {
      // Dark, light, saturated, and about the middle between black and white.
      for (const colour of ['#1a1033', '#16477f', '#ffe14d', '#ff0040', '#3366ff', '#00e05a', '#e0533d', '#777777']) {
        const colourOf = await show(brand, presentation, given(colour));
        expect(tooWeak(colourOf), `${colour} in ${presentation}`).toEqual([]);
      }
    },
  );

  test.each(['default', 'dark', 'aos'])(
    'thirty brand colours round the wheel keep their hue and every contrast: %s',
    { timeout: 60_000 },
    async (presentation) => {
      for (const colour of THIRTY_COLOURS) {
        const colourOf = await show(brand, presentation, given(colour));
        expect({ colour, weak: tooWeak(colourOf), off: offHue(colourOf, colour) }).toEqual({
          colour,
          weak: [],
          off: [],
        });
      }
    },
  );

  test('a second colour is that of text, lines and the bar in AOS, and the first that of buttons', async () => {
    const css = 'travel-test { --travel-color-brand: #f5c400; --travel-color-second: #0b1f4b }';
    for (const presentation of ['default', 'dark', 'aos']) {
      const colourOf = await show(brand, presentation, css);
      expect(tooWeak(colourOf), presentation).toEqual([]);
      expect(colourOf('brand')).toEqual('#f5c400');
    }
    const colourOf = await show(brand, 'default', css);
    for (const role of ['brand-text', 'focus']) expect(colourOf(role)).toEqual('#0b1f4b');
    const aos = await show(brand, 'aos', css);
    expect(angleBetween(hueOf(aos('surface')) ?? 0, hueOf('#0b1f4b') ?? 180)).toBeLessThan(MOST_TURN);
  });

  test.each([
    ['#0b1f4b', '#f5c400'],
    ['#1d1d1f', '#16477f'],
    ['#5b0f2e', '#e0533d'],
    ['#fffaf2', '#16477f'],
    ['#eef4ff', '#f5c400'],
  ])('a surface of the page is carried to all that lies on it: %s with %s', async (surface, colour) => {
    const css = `travel-test { --travel-color-surface: ${surface}; --travel-color-brand: ${colour} }`;
    for (const text of ['', 'travel-test { --travel-color-text: #fff }']) {
      // White text is for dark surfaces.
      if (text && surface > '#8') continue;
      const colourOf = await show(brand, 'default', css + text);
      expect(tooWeak(colourOf), `${surface} ${text}`).toEqual([]);
      expect(colourOf('raised')).toEqual(colourOf('surface'));
    }
  });

  test.each(['#0b1f4b', '#fffaf2'])('a surface alone is carried, too: %s', async (surface) => {
    const colourOf = await show(brand, 'default', `travel-test { --travel-color-surface: ${surface} }`);
    expect(tooWeak(colourOf)).toEqual([]);
  });

  test('in AOS a surface of the page is that of the bar alone', async () => {
    const own = await show(brand, 'aos', '');
    const raised = own('raised');
    const colourOf = await show(brand, 'aos', 'travel-test { --travel-color-surface: #3b0764 }');
    expect(colourOf('raised')).toEqual(raised);
    expect(tooWeak(colourOf)).toEqual([]);
  });

  test('a page that sets no brand colour has the colours of the brand', async () => {
    const colourOf = await show(brand, 'default', '');
    expect(colourOf('focus')).toEqual(colourOf('brand'));
    expect(tooWeak(colourOf)).toEqual([]);
  });

  test('the brand colour alone recolours what is brand-coloured', async () => {
    const roles = ['brand', 'on-brand', 'brand-hover', 'brand-text', 'focus', 'indicator', 'active-text'];
    const raised = ['raised-brand', 'raised-brand-hover', 'raised-brand-text', 'raised-focus'];
    const bar = ['surface', 'hover', 'border'];
    for (const presentation of ['default', 'dark', 'aos']) {
      const own = await show(brand, presentation, '');
      const before = new Map([...roles, ...raised, ...bar].map((role) => [role, own(role)]));
      // Light in the default presentation and dark in the others, so that the text on it changes, too.
      const after = await show(brand, presentation, given(presentation === 'default' ? '#e5b3ff' : '#6b21a8'));
      for (const role of [...roles, ...raised, ...(presentation === 'aos' ? bar : [])]) {
        expect(after(role), `${role} in ${presentation}`).not.toEqual(before.get(role));
      }
    }
  });

  test('the brand colour is exactly the one of the page, on raised surfaces too', async () => {
    for (const presentation of ['default', 'dark', 'aos']) {
      const colourOf = await show(brand, presentation, given('#6b21a8'));
      for (const role of ['brand', 'raised-brand']) expect(colourOf(role)).toEqual('#6b21a8');
    }
  });

  test('what the page sets besides holds as it is', async () => {
    const css =
      'travel-test { --travel-color-brand: #6b21a8; --travel-color-on-brand: #fff000; --travel-color-focus: #123456 }';
    const colourOf = await show(brand, 'default', css);
    expect([colourOf('on-brand'), colourOf('focus')]).toEqual(['#fff000', '#123456']);
  });
});
