import { afterEach, beforeAll, expect, it } from 'vitest';
import { answerPresses } from './answerPresses.ts';

let answer: ReturnType<typeof answerPresses>;
beforeAll(() => {
  answer = answerPresses();
});
afterEach(() => document.body.replaceChildren());

class Piece extends HTMLElement {
  readonly #internals = this.attachInternals();
  say(state: string): void {
    this.#internals.states.add(state);
  }
}
customElements.define('travel-pressed', Piece);

/** Presses `#it` in a piece; returns what the page has heard. */
function pressed(markup: string, state = '', around = 'travel-html'): string[] {
  document.body.setHTMLUnsafe(`<${around}><template shadowrootmode="open">${markup}</template></${around}>`);
  const piece = document.querySelector(around) as Piece;
  if (state) piece.say(state);
  const heard: string[] = [];
  const note = ({ type, detail }: CustomEventInit & Event) => heard.push(`${type} ${JSON.stringify(detail)}`);
  for (const type of ['travel-track', 'travel-menu-toggle']) piece.addEventListener(type, note);
  const it = piece.shadowRoot?.getElementById('it');
  it?.addEventListener('click', (event) => event.preventDefault());
  it?.click();
  return heard;
}
const button = () => document.querySelector('travel-html')?.shadowRoot?.getElementById('it');
const track = (part: string, label: string) =>
  `travel-track {"piece":"html","part":"${part}","action":"click","label":"${label}"}`;

it('tells of a link by its label, and by its address or name in a slot', () => {
  expect(pressed('<nav data-part="nav"><a id="it" href="/h" data-label="hotels">H</a></nav>')).toEqual([
    track('nav', 'hotels'),
  ]);
  expect(pressed('<nav data-part="nav"><a id="it" href="/h">H</a></nav>')).toEqual([track('nav', '/h')]);
  expect(pressed('<nav data-part="nav"><a id="it" href="/h" data-name="h">H</a></nav>')).toEqual([track('nav', 'h')]);
  expect(pressed('<nav data-part="nav"><button id="it">H</button></nav>')).toEqual([]);
  expect(pressed('<a id="it" href="/h" data-label="hotels">H</a>')).toEqual([]);
});

it('expands and collapses, and tells of each', () => {
  const markup =
    '<button id="it" aria-expanded="false" data-expands data-part="main" data-label="more|less">M</button>';
  expect(pressed(markup)).toEqual([track('main', 'more')]);
  expect(button()?.ariaExpanded).toBe('true');
  button()?.click();
  expect(button()?.ariaExpanded).toBe('false');
});

it('dispatches what a button requests, after it has told of that, and follows the drawer', () => {
  const markup =
    '<button id="it" aria-expanded="false" data-requests="menu-toggle" data-part="menu-button" data-label="open|close">M</button>';
  expect(pressed(markup)).toEqual([track('menu-button', 'open'), 'travel-menu-toggle {"open":true}']);
  dispatchEvent(new CustomEvent('travel-drawer-opened'));
  expect(button()?.ariaExpanded).toBe('true');
  dispatchEvent(new CustomEvent('travel-drawer-closed'));
  expect(button()?.ariaExpanded).toBe('false');
});

it('leaves to React what React hears, and what is pressed again', () => {
  const link = '<a id="it" href="/h" data-part="nav" data-label="hotels">H</a>';
  const menu = '<button id="it" data-requests="menu-toggle" data-part="m" data-label="open">M</button>';
  expect(pressed(link, 'ready', 'travel-pressed')).toEqual([]);
  // React reports presses once it has rendered, but no press during hydration.
  expect(pressed(menu, 'hydrating', 'travel-pressed')).toHaveLength(1);
  expect(pressed(menu, '', 'travel-pressed')).toHaveLength(2);
  expect(pressed('<button id="it" data-replay data-part="p" data-label="c">C</button>')).toEqual([]);
  // consent.js tells of its own.
  expect(pressed('<button id="it" data-piece="consent" data-part="p" data-label="c">C</button>')).toEqual([]);
});

it('answers a press once, also one that has come before this file', () => {
  document.body.setHTMLUnsafe(
    '<travel-html><template shadowrootmode="open"><button id="it" aria-expanded="false" data-expands>M</button></template></travel-html>',
  );
  const press = new MouseEvent('click', { bubbles: true });
  const path = [button() as HTMLElement, document.querySelector('travel-html') as HTMLElement];
  answer(press, path);
  answer(press, path);
  expect(button()?.ariaExpanded).toBe('true');
});
