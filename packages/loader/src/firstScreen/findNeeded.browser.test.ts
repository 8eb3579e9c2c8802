import { afterEach, expect, it, vi } from 'vitest';
import { findNeeded, isScripted } from './findNeeded.ts';

vi.stubGlobal('TRAVEL_SHELL_SCRIPTED', { 'travel-scripted': ['app-promo', 'friendlyUrlVerticals'] });
vi.stubGlobal('TRAVEL_SHELL_HEARD', { 'menu-toggle': 'travel-nav-drawer' });
vi.stubGlobal('TRAVEL_SHELL_SIGN_IN', 'travel-sign-in');

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'travelShell');
});

/** Tags of the pieces that an event on the element with `id="it"` needs. */
function neededBy(markup: string, event: Event, host = 'travel-some'): string[] {
  document.body.setHTMLUnsafe(`<${host}><template shadowrootmode="open">${markup}</template></${host}>`);
  const element = document.querySelector(host)?.shadowRoot?.getElementById('it') ?? document.getElementById('it');
  let needed: string[] = [];
  const note = () => {
    needed = findNeeded(event, event.composedPath() as HTMLElement[]);
  };
  document.addEventListener(event.type, note, { capture: true, once: true });
  element?.addEventListener('click', (press) => press.preventDefault());
  element?.dispatchEvent(event);
  return needed;
}

const press = () => new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true });

it.each([
  '<a id="it" href="#x">Link</a>',
  '<a id="it" href="#x" data-loads="travel-sign-in" data-requests="sign-in-requested">Sign in</a>',
  '<button popovertarget="menu"><b id="it">Menu</b></button><div popover id="menu"></div>',
  '<details><summary id="it">More</summary></details>',
  '<button id="it" data-dismiss>Close</button>',
  '<button id="it" data-screen="email">Email</button>',
  '<button id="it" data-expands aria-expanded="false">Show more</button>',
  '<button id="it" data-loads="travel-nav-drawer" data-requests="menu-toggle">Menu</button>',
  '<input id="it">',
  '<form><input type="checkbox" id="it"></form>',
  '<p id="it">Text</p>',
])('a press that HTML or the loader answers needs nothing: %s', (markup) => {
  expect(neededBy(markup, press())).toEqual([]);
});

it.each([
  ['<button id="it">Google</button>', ['travel-some']],
  ['<button id="it" data-screen="email" data-needs>Email</button>', ['travel-some']],
  ['<button><b id="it">Google</b></button>', ['travel-some']],
  ['<ul><li role="option" id="it">EUR</li></ul>', ['travel-some']],
  ['<input type="checkbox" id="it">', ['travel-some']],
  ['<select id="it"></select>', ['travel-some']],
  ['<button id="it" data-replay data-loads="travel-consent">Cookies</button>', ['travel-some', 'travel-consent']],
  ['<button id="it" data-loads="travel-sign-in">Save</button>', ['travel-some', 'travel-sign-in']],
])('a press that only script answers needs the piece, and what it names: %s', (markup, tags) => {
  expect(neededBy(markup, press())).toEqual(tags);
});

it('a key in a field needs the piece, unless it neither types nor chooses', () => {
  expect(neededBy('<input id="it">', key('a'))).toEqual(['travel-some']);
  expect(neededBy('<input id="it">', key('ArrowDown'))).toEqual(['travel-some']);
  for (const quiet of ['Tab', 'Escape', 'Shift', 'Control', 'AltGraph', 'Meta'])
    expect(neededBy('<input id="it">', key(quiet))).toEqual([]);
  expect(neededBy('<a id="it" href="#x">Link</a>', key('a'))).toEqual([]);
});

it('a control of the page in a slot needs what it names, and not the piece around', () => {
  const inSlot = (markup: string) => {
    document.body.setHTMLUnsafe(
      `<travel-some><template shadowrootmode="open"><slot></slot></template>${markup}</travel-some>`,
    );
    const event = press();
    let needed: string[] = [];
    const note = () => {
      needed = findNeeded(event, event.composedPath() as HTMLElement[]);
    };
    document.addEventListener('click', note, { capture: true, once: true });
    document.getElementById('it')?.dispatchEvent(event);
    return needed;
  };
  expect(inSlot('<button id="it">Search</button>')).toEqual([]);
  expect(inSlot('<button id="it" data-loads="travel-opt-out">Privacy</button>')).toEqual(['travel-opt-out']);
  // They open as HTML, by an event and by `openSignIn`.
  expect(inSlot('<button id="it" data-loads="travel-nav-drawer">Menu</button>')).toEqual([]);
  expect(inSlot('<button id="it" data-loads="travel-sign-in">Save</button>')).toEqual([]);
});

it('hover and focus need nothing', () => {
  for (const type of ['pointerover', 'focusin'])
    expect(neededBy('<button id="it">Google</button>', new Event(type, { bubbles: true, composed: true }))).toEqual([]);
});

it('without CSS anchors a menu needs React, which positions it', () => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false);
  expect(neededBy('<button id="it" popovertarget="menu">Menu</button>', press())).toEqual(['travel-some']);
  supports.mockRestore();
});

it('an element is for React alone without a fragment, or with what its contract names, configured or as an attribute', () => {
  const element = document.body.appendChild(document.createElement('travel-scripted'));
  expect(isScripted(element)).toBe(true);
  element.attachShadow({ mode: 'open' });
  expect(isScripted(element)).toBe(false);
  element.setAttribute('app-promo', '/app');
  expect(isScripted(element)).toBe(true);
  element.removeAttribute('app-promo');
  Object.assign(window, { travelShell: { config: { friendlyUrlVerticals: [] } } });
  expect(isScripted(element)).toBe(false);
  Object.assign(window, { travelShell: { config: { friendlyUrlVerticals: ['hotels'] } } });
  expect(isScripted(element)).toBe(true);
});
