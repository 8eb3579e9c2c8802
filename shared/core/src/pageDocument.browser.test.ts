import { afterEach, describe, expect, it } from 'vitest';
import { setCookie } from './cookies.ts';
import { ownGlobal, ownQueue } from './ownGlobal.ts';
import { pageDocument, rootOf } from './pageDocument.ts';

const print = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
afterEach(() => document.body.replaceChildren());

const ELEMENTS: readonly [string, (name: string) => string][] = [
  ['an image', (name) => `<img name="${name}" alt="">`],
  ['a form', (name) => `<form name="${name}"></form>`],
  ['an object', (name) => `<object id="${name}"></object>`],
  ['a frame', (name) => `<iframe name="${name}"></iframe>`],
];

describe.each(ELEMENTS)('with %s in the way', (_what, elementOf) => {
  it.each(['head', 'cookie', 'readyState', 'adoptedStyleSheets'] as const)('reads the page’s own %s', (name) => {
    const own = document[name];
    print(elementOf(name));
    expect(document[name]).not.toBe(own);
    expect(pageDocument[name]).toBe(own);
  });

  it('calls the page’s own methods', () => {
    print(elementOf('querySelector') + elementOf('createElement'));
    expect(typeof document.querySelector).not.toBe('function');
    expect(pageDocument.querySelector('body')).toBe(document.body);
    expect(pageDocument.createElement('p').ownerDocument).toBe(document);
  });

  it('sets a cookie by the platform’s own setter', () => {
    print(elementOf('cookie'));
    setCookie('clobbered=1');
    expect(pageDocument.cookie).toContain('clobbered=1');
    setCookie('clobbered=;max-age=0');
    expect(pageDocument.cookie).not.toContain('clobbered=1');
  });
});

it('tells the root around a node', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'));
  expect(rootOf(inside)).toBe(host.shadowRoot);
  expect(rootOf(host)).toBe(pageDocument);
});

describe.each([
  ['a link', '<a id="travelQueue" href="https://evil.example/">'],
  ['a form', '<form id="travelQueue"><input name="push"></form>'],
  ['a frame', '<iframe name="travelQueue"></iframe>'],
])('with %s that has a global’s name', (_what, html) => {
  afterEach(() => void Reflect.deleteProperty(window, 'travelQueue'));

  it('knows only what a script has set', () => {
    print(html);
    expect('travelQueue' in window).toBe(true);
    expect(ownGlobal('travelQueue')).toBeUndefined();
    const queue = ownQueue('travelQueue');
    expect(queue).toEqual([]);
    expect(ownQueue('travelQueue')).toBe(queue);
    expect(ownGlobal('travelQueue')).toBe(queue);
  });
});

it('knows what the browser has', () => {
  for (const name of ['requestIdleCallback', 'trustedTypes', 'cookieStore', 'scheduler'])
    expect(ownGlobal(name), name).toBeDefined();
});
