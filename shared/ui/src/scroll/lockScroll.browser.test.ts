import { afterEach, expect, test } from 'vitest';
import { lockScroll } from './lockScroll.ts';

const { documentElement: html, body } = document;
let tidy: () => void = () => {};

/** A page taller than its window, with a style sheet of its own. */
function longPage(css = ''): void {
  const [tall, style] = [document.createElement('div'), document.createElement('style')];
  tall.style.blockSize = '5000px';
  style.textContent = css;
  body.append(tall, style);
  tidy = () => {
    tall.remove();
    style.remove();
    html.removeAttribute('style');
    body.removeAttribute('style');
    window.scrollTo(0, 0);
  };
}
afterEach(() => tidy());

const isLocked = () => [html, body].some((element) => getComputedStyle(element).overflowY === 'hidden');

test.each([
  ['nothing of its own', '', null, null],
  ['a style attribute', '', 'color: red;', null],
  ['a style attribute with overflow', '', 'overflow: auto scroll; color: red;', null],
  ['an important overflow', 'html { overflow: scroll !important }', null, null],
  ['a body that scrolls for the window', 'body { overflow-y: auto; height: 100% } html { height: 100% }', null, null],
  ['a gutter of its own', 'html { scrollbar-gutter: stable both-edges }', null, null],
])('locks and then exactly restores a page with %s', (_name, css, ofRoot, ofBody) => {
  longPage(css);
  if (ofRoot) html.setAttribute('style', ofRoot);
  if (ofBody) body.setAttribute('style', ofBody);
  window.scrollTo(0, 300);
  const look = () => ({
    root: html.getAttribute('style'),
    body: body.getAttribute('style'),
    top: window.scrollY,
    width: body.clientWidth,
    overflow: [getComputedStyle(html).overflow, getComputedStyle(body).overflow],
  });
  const before = look();
  const unlock = lockScroll();
  expect(isLocked()).toBe(true);
  expect(window.scrollY).toBe(before.top);
  expect(body.clientWidth).toBe(before.width);
  unlock();
  expect(look()).toEqual(before);
});

test('locks nest in any order, and releasing twice has no effect', () => {
  longPage();
  const [first, second] = [lockScroll(), lockScroll()];
  first();
  first();
  expect(isLocked()).toBe(true);
  second();
  expect(isLocked()).toBe(false);
});

test('changes by the page during the lock are kept', () => {
  longPage();
  const unlock = lockScroll();
  html.style.setProperty('overflow-y', 'clip', 'important');
  html.style.color = 'blue';
  unlock();
  expect(html.getAttribute('style')).toBe('overflow-y: clip !important; color: blue;');
});

// The test browser hides all scrollbars, so one is simulated.
test('reserves the space of classic scrollbars', () => {
  longPage();
  Object.defineProperty(html, 'clientWidth', { value: window.innerWidth - 15, configurable: true });
  const unlock = lockScroll();
  Reflect.deleteProperty(html, 'clientWidth');
  expect(getComputedStyle(html).scrollbarGutter).toBe('stable');
  unlock();
  expect(html.hasAttribute('style')).toBe(false);
});

test.each([
  ['auto', 'stable'],
  ['stable', 'stable'],
  ['stable both-edges', 'stable both-edges'],
])('beside a scroll bar that takes space, a gutter of %s is %s meanwhile', (given, locked) => {
  longPage(`html { scrollbar-gutter: ${given} }`);
  // Chromium without a screen has none.
  Object.defineProperty(html, 'clientWidth', { configurable: true, value: window.innerWidth - 15 });
  const gutter = () => getComputedStyle(html).scrollbarGutter;
  const unlock = lockScroll();
  const meanwhile = gutter();
  unlock();
  Reflect.deleteProperty(html, 'clientWidth');
  expect([meanwhile, gutter()]).toEqual([locked, given]);
});
