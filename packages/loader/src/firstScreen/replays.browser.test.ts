import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startReplays } from './replays.ts';
import { showFirstScreen } from './showFirstScreen.ts';

beforeAll(startReplays);

let tag = '';
let count = 0;
/** The text of each control that React has heard, with that of its piece before it. */
let heard: string[] = [];
beforeEach(() => {
  count += 1;
  tag = `travel-replayed-${count}`;
  heard = [];
});
afterEach(() => document.body.replaceChildren());

function served(view: string, name = tag): HTMLElement {
  document.body.setHTMLUnsafe(`<${name}><template shadowrootmode="open">${view}</template></${name}>`);
  return document.querySelector(name) as HTMLElement;
}
const press = ({ shadowRoot }: HTMLElement, selector: string) =>
  shadowRoot?.querySelector<HTMLElement>(selector)?.click();

/** As React does with HTML that it cannot hydrate. */
function render({ shadowRoot }: HTMLElement, view: string): void {
  shadowRoot?.setHTMLUnsafe(view);
  shadowRoot?.addEventListener('click', (event) => heard.push((event.target as HTMLElement).textContent));
}
const tellReady = (piece: HTMLElement) =>
  piece.dispatchEvent(new CustomEvent('travel-ready', { bubbles: true, composed: true }));
function take(piece: HTMLElement, view: string): void {
  render(piece, view);
  tellReady(piece);
}

it('presses the control that React has put in the place of the pressed one', () => {
  const heart = '<button part="icon">?</button><button part="button" data-replay>Save</button>';
  const piece = served(heart);
  press(piece, '[part=button]');
  // In another language, of another release.
  take(piece, '<button part="button" data-replay><b>Merken</b></button><button part="icon">?</button>');
  expect(heard).toEqual(['Merken']);
});

it('tells controls that say the same apart by their text, and presses none where that has changed', () => {
  const options = (...texts: string[]) => texts.map((text) => `<button data-replay>${text}</button>`).join('');
  const piece = served(options('Euro', 'Yen'));
  press(piece, 'button:nth-child(2)');
  take(piece, options('Dollar', 'Yen', 'Euro'));
  press(piece, 'button:nth-child(3)');
  take(piece, options('Dollar', 'Yen'));
  expect(heard).toEqual(['Yen', 'Euro']);
});

it('presses it in the piece that React has put in the place of one inside another', () => {
  const inside = `<${tag}><template shadowrootmode="open"><button data-replay>Account</button></template></${tag}>`;
  const outer = served(inside, `${tag}-outer`);
  press(outer.shadowRoot?.querySelector(tag) as HTMLElement, 'button');
  outer.shadowRoot?.setHTMLUnsafe(`<${tag}></${tag}>`);
  const inner = outer.shadowRoot?.querySelector(tag) as HTMLElement;
  inner.attachShadow({ mode: 'open' });
  take(inner, '<button data-replay>Account</button>');
  expect(heard).toEqual(['Account']);
});

it('presses nothing in another piece of the tag once the page has taken the pressed one away', () => {
  press(served('<button data-replay>Save Rome</button>'), 'button');
  take(served('<button data-replay>Save Oslo</button>'), '<button data-replay>Save Oslo</button>');
  expect(heard).toEqual([]);
});

it('presses once what is in a first screen', () => {
  const view = (inside: string) =>
    `<div data-travel-root><dialog data-first-screen>${inside}<button data-replay>Cookies</button></dialog></div>`;
  const piece = served(view(''));
  const opened = document.createElement('div');
  opened.attachShadow({ mode: 'open' }).setHTMLUnsafe(view('<h2>Menu</h2>'));
  showFirstScreen(piece, opened.shadowRoot as ShadowRoot, {});
  press(piece, '[data-replay]');
  piece.shadowRoot?.addEventListener('click', (event) => heard.push((event.target as HTMLElement).textContent));
  tellReady(piece);
  expect(heard).toEqual(['Cookies']);
});
