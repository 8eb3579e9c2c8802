import { afterEach, expect, it } from 'vitest';
import { layoutProblems } from './layoutProblems.ts';

afterEach(() => document.body.replaceChildren());

/** Puts a component with a shadow root on the page. */
function show(html: string): string[] {
  document.body.replaceChildren();
  document.body.style.margin = '0';
  const host = document.body.appendChild(document.createElement('div'));
  host.attachShadow({
    mode: 'open',
  }).innerHTML = `<style>button { inline-size: 80px; block-size: 30px }</style>${html}`;
  return layoutProblems(document.body);
}

it('finds nothing wrong with buttons beside each other, in either direction', () => {
  const row = '<div style="display: flex"><button>One</button><button>Two</button></div>';
  expect(show(row)).toEqual([]);
  expect(show(`<div dir="rtl">${row}</div>`)).toEqual([]);
});

it('finds a page that scrolls sideways', () => {
  const problems = show(`<div style="inline-size: ${innerWidth + 20}px; block-size: 1px"></div>`);
  expect(problems).toEqual(['the page is 20 px too wide']);
});

it('finds a button below a sticky bar', () => {
  const bar = '<div style="position: absolute; inset: 0 0 auto; block-size: 40px; background: white">Bar</div>';
  expect(show(`<button>Save</button>${bar}`)).toEqual(['button "Save" is covered']);
});

it('finds a text below a button', () => {
  const title = (room: string) =>
    `<div style="position: relative; inline-size: 300px"><h2 style="margin: 0; font: 20px/30px serif; padding-inline-end: ${room}">A title that is as long as its line, and longer</h2>
     <button style="position: absolute; inset: 0 0 auto auto">Close</button></div>`;
  expect(show(title('80px'))).toEqual([]);
  expect(show(title('0'))).toEqual(['button "Close" is in front of "A title that is as long as its line, and"']);
  // Nobody sees a field that takes a file's drop.
  expect(
    show('<p style="position: relative">Drop it<input style="position: absolute; inset: 0; opacity: 0"></p>'),
  ).toEqual([]);
});

it('leaves out what scrolls clear of a sticky bar in its own container', () => {
  const bar = '<div style="position: sticky; inset-block-end: 0; block-size: 40px; background: white">Bar</div>';
  const list = '<button>One</button><br>'.repeat(5);
  expect(show(`<div style="overflow: auto; block-size: 90px">${list}${bar}</div>`)).toEqual([]);
});

it('leaves out what a modal dialog covers, and what has been scrolled away', () => {
  const scroller = `<div style="overflow: auto; block-size: 30px; inline-size: 80px"><button>One</button><button>Two</button></div>`;
  expect(show(`${scroller}<div style="block-size: 40px">Below</div>`)).toEqual([]);
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML =
    '<button>Behind</button><dialog style="inset: 0; inline-size: 100%; block-size: 100%"><button>In front</button></dialog>';
  host.querySelector('dialog')?.showModal();
  expect(layoutProblems(document.body)).toEqual([]);
});

it('finds controls that are shown in another order than in the source', () => {
  const row = '<div style="display: flex; flex-direction: row-reverse"><button>One</button><button>Two</button></div>';
  expect(show(row)).toEqual(['button "Two" is shown before button "One"']);
});

it('finds a title whose close button is on another line, and only then', () => {
  const dialog = (end: number) =>
    `<dialog open style="padding: 0; border: 0"><h2 part="dialog-heading" style="margin: 0; padding-inline-end: 90px; font: 20px/30px serif">Title<br>of two lines</h2>
     <button part="dialog-close" style="position: absolute; inset: ${end}px 0 auto auto">Close</button></dialog>`;
  expect(show(dialog(0))).toEqual([]);
  document.body.replaceChildren();
  expect(show(dialog(6))).toEqual(['button "Close" is 6 px off the line of h2 "Titleof two lines"']);
});

it('finds them in a page from right to left, too', () => {
  const row =
    '<div dir="rtl" style="display: flex; flex-direction: row-reverse"><button>One</button><button>Two</button></div>';
  expect(show(row)).toEqual(['button "Two" is shown before button "One"']);
});

const SOME_LINES = 'A text of some lines, which need room. '.repeat(5);
const pill = (style: string, text: string) =>
  `<div style="inline-size: 200px; padding: 8px; background: #eee; border-radius: 999px; ${style}">${text}</div>`;

it('finds text that crosses the rounded corners of a card', () => {
  expect(show(pill('', SOME_LINES))).toEqual([expect.stringMatching(/^"A text .*" crosses the corner of div/)]);
});

it('finds nothing wrong with a pill of one line, a card with small corners, and corners that nobody sees', () => {
  expect(show(pill('padding: 8px 16px', 'One line'))).toEqual([]);
  expect(show(pill('border-radius: 12px', SOME_LINES))).toEqual([]);
  expect(show(pill('background: none', SOME_LINES))).toEqual([]);
});

it('finds a bar that rounded corners bend', () => {
  const bar = (style: string) => `<p style="border-inline-start: 3px solid; padding: 9px; ${style}">Error</p>`;
  expect(show(bar('border-radius: 9px'))).toEqual(['p "Error" has a bar that is not straight']);
  expect(show(bar('border-radius: 0 9px 9px 0'))).toEqual([]);
  expect(show(`<div dir="rtl">${bar('border-radius: 9px 0 0 9px')}</div>`)).toEqual([]);
});

it('finds a bar that the rounded corners of its item clip', () => {
  const item = (style: string) =>
    `<style>p { position: relative; padding: 12px; border-radius: 999px; ${style} }
      p::before { content: ""; position: absolute; inset: 25% auto 25% 0; inline-size: 3px; background: red }</style><p>Hotels</p>`;
  expect(show(item('overflow: hidden'))).toEqual(['p "Hotels" has a bar that is not straight']);
  expect(show(item('clip-path: inset(0)'))).toEqual([]);
});

const narrow = (attributes: string, text: string) =>
  `<p ${attributes} style="inline-size: 4em; font: 16px monospace; overflow-wrap: anywhere">${text}</p>`;

it('finds a word that is broken between letters', () => {
  expect(show(`<div style="word-break: break-all">${narrow('', 'We used')}</div>`)).toEqual([
    '"used" is broken between letters',
  ]);
  expect(show(narrow('', 'We used'))).toEqual([]);
});

it('leaves a word that is longer than its line, where none is hyphenated', () => {
  expect(show(narrow('', 'We verwenden'))).toEqual([]);
});

it('leaves words to a browser that hyphenates their language', () => {
  expect(show(`<div lang="de" style="hyphens: auto">${narrow('', 'Wir verwenden')}</div>`)).toEqual([]);
  expect(show(`<div style="hyphens: auto">${narrow('', 'Wir verwenden')}</div>`)).toEqual([
    '"verwenden" is broken between letters',
  ]);
});

it('finds an address that is broken elsewhere than at its signs', () => {
  const address = (text: string) => `<div lang="en" style="hyphens: auto">${narrow('', text)}</div>`;
  expect(show(address('ada@ex.com'))).toEqual(['"ada@ex.com" is broken between letters']);
  expect(show(address('ada<wbr>@ex<wbr>.com'))).toEqual([]);
});

it('finds a button of whose text nothing is seen', () => {
  const button = (width: string) =>
    `<button><span style="display: block; overflow: hidden; inline-size: ${width}">Reservations</span></button>`;
  expect(show(button('0'))).toEqual(['button. "Reservations" shows nothing of its text']);
  expect(show(button('4em'))).toEqual([]);
  expect(show(button('0').replace('<button', '<button aria-busy="true"'))).toEqual([]);
});
