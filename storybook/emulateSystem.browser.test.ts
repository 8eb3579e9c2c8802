import { afterEach, expect, test } from 'vitest';
import { answerQuery, emulateSystem, type System } from './emulateSystem.ts';

const systemWith = (changes: Partial<System>): System => ({
  motion: 'system',
  textSize: '100',
  forcedColors: 'system',
  ...changes,
});

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  p { color: rgb(1, 1, 1); @media (prefers-reduced-motion: reduce) { color: rgb(2, 2, 2); } }
  @media screen and (prefers-reduced-motion: no-preference) { p { animation: drift 1s infinite; } }
  @keyframes drift { to { opacity: 0.5; } }
`);

function showText(): CSSStyleDeclaration {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  return getComputedStyle(root.appendChild(document.createElement('p')));
}

let undo = () => {};
afterEach(() => {
  undo();
  document.body.replaceChildren();
});

const nextFrame = () => new Promise(requestAnimationFrame);

test.each([
  ['(prefers-reduced-motion: reduce)', '(min-width: 0px)', '(max-width: -1px)'],
  ['(prefers-reduced-motion)', '(min-width: 0px)', '(max-width: -1px)'],
  ['screen and (prefers-reduced-motion:no-preference)', 'screen and (max-width: -1px)', 'screen and (min-width: 0px)'],
  ['(prefers-contrast: more)', '(prefers-contrast: more)', '(prefers-contrast: more)'],
])('evaluates %s', (query, reduced, full) => {
  expect(answerQuery(query, systemWith({ motion: 'reduce' }))).toBe(reduced);
  expect(answerQuery(query, systemWith({ motion: 'full' }))).toBe(full);
});

test('styles and scripts follow the emulated preference, and the real one after the undo', () => {
  const style = showText();
  undo = emulateSystem(systemWith({ motion: 'reduce' }));
  expect(style).toMatchObject({ color: 'rgb(2, 2, 2)', animationName: 'none' });
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  undo();
  undo = emulateSystem(systemWith({ motion: 'full' }));
  expect(style).toMatchObject({ color: 'rgb(1, 1, 1)', animationName: 'drift' });
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false);
  undo();
  expect([...sheet.cssRules].map(({ cssText }) => cssText).join()).toContain('(prefers-reduced-motion: no-preference)');
});

test('finds a shadow root that is added later', async () => {
  undo = emulateSystem(systemWith({ motion: 'reduce' }));
  const style = showText();
  await nextFrame();
  await nextFrame();
  expect(style).toMatchObject({ color: 'rgb(2, 2, 2)', animationName: 'none' });
});

test('enlarged text grows, and moves the widths at which a layout changes', () => {
  const sized = new CSSStyleSheet();
  sized.replaceSync('p { font-size: medium; @media (width >= 1em) { color: rgb(3, 3, 3); } }');
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sized];
  const style = getComputedStyle(root.appendChild(document.createElement('p')));
  undo = emulateSystem(systemWith({ textSize: '200' }));
  expect(style.fontSize).toBe('32px');
  expect(answerQuery('(width < 48em)', systemWith({ textSize: '200' }))).toBe('(width < 96em)');
  expect(matchMedia(`(width < ${innerWidth / 16 + 1}em)`).matches).toBe(true);
  expect(matchMedia(`(width >= ${innerWidth / 16 / 1.5}em)`).matches).toBe(false);
  undo();
  expect(style.fontSize).toBe('16px');
  expect([...sized.cssRules].map(({ cssText }) => cssText).join()).toMatch(/\(width >= 1em\)/);
});

test('forced colours apply their rules, and take the place of the brand’s', async () => {
  const coloured = new CSSStyleSheet();
  coloured.replaceSync(`[data-presentation] { --_color-text: red; color: var(--_color-text) }
    @media (forced-colors: active) { [data-presentation] { outline: 2px solid } }`);
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [coloured];
  root.innerHTML = '<p data-presentation="default"></p>';
  const style = getComputedStyle(root.querySelector('p') as Element);
  undo = emulateSystem(systemWith({ forcedColors: 'active' }));
  expect(style).toMatchObject({ color: 'rgb(255, 255, 255)', outlineWidth: '2px' });
  undo();
  expect(style).toMatchObject({ color: 'rgb(255, 0, 0)', outlineStyle: 'none' });
});
