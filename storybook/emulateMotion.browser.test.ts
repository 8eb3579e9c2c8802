import { afterEach, expect, test } from 'vitest';
import { answerQuery, emulateMotion } from './emulateMotion.ts';

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
  expect(answerQuery(query, 'reduce')).toBe(reduced);
  expect(answerQuery(query, 'full')).toBe(full);
});

test('styles and scripts follow the emulated preference, and the real one after the undo', () => {
  const style = showText();
  undo = emulateMotion('reduce');
  expect(style).toMatchObject({ color: 'rgb(2, 2, 2)', animationName: 'none' });
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  undo();
  undo = emulateMotion('full');
  expect(style).toMatchObject({ color: 'rgb(1, 1, 1)', animationName: 'drift' });
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false);
  undo();
  expect([...sheet.cssRules].map(({ cssText }) => cssText).join()).toContain('(prefers-reduced-motion: no-preference)');
});

test('finds a shadow root that is added later', async () => {
  undo = emulateMotion('reduce');
  const style = showText();
  await nextFrame();
  await nextFrame();
  expect(style).toMatchObject({ color: 'rgb(2, 2, 2)', animationName: 'none' });
});
