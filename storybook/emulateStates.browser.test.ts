import { afterEach, expect, test } from 'vitest';
import { emulateState, withAttributes } from './emulateStates.ts';

afterEach(() => document.body.replaceChildren());

test.each([
  ['.link:hover', '.link:is(:hover, [data-emulated~="hover"])'],
  ['a:not(:active):hover', 'a:not(:is(:active, [data-emulated~="active"])):is(:hover, [data-emulated~="hover"])'],
  ['.field:focus', '.field:focus'],
])('%s becomes %s', (selector, both) => {
  expect(withAttributes(selector)).toBe(both);
});

test('an element looks as it does while it is hovered, and its neighbour does not', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media all { a:hover { color: rgb(1, 2, 3) } } a:active { opacity: 0.5 }');
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const add = (text: string) => {
    const link = root.appendChild(document.createElement('a'));
    link.textContent = text;
    return link;
  };
  const [hovered, pressed, other] = [add('hovered'), add('pressed'), add('other')];
  emulateState(hovered, 'hover');
  emulateState(pressed, 'active');
  expect(getComputedStyle(hovered).color).toBe('rgb(1, 2, 3)');
  expect(getComputedStyle(hovered).opacity).toBe('1');
  expect(getComputedStyle(pressed)).toMatchObject({ color: 'rgb(1, 2, 3)', opacity: '0.5' });
  expect(getComputedStyle(other)).not.toMatchObject({ color: 'rgb(1, 2, 3)' });
});
