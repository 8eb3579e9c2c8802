/** The list as a server renders it, opened and used before React. */
import { page } from '@travel-shell/testing/browser';
import { serveFirstScreen } from '@travel-shell/testing/serveFirstScreen';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ALL_SITES, SITES } from '../pickers.fixtures.ts';
import { BackEnd, PATHS, part, parts, shown } from '../testPage.ts';
import { piece } from './server.ts';

let backEnd: BackEnd;
beforeEach(async () => {
  await page.viewport(1100, 800);
  backEnd = new BackEnd();
});
afterEach(() => {
  document.querySelector('travel-country-picker')?.remove();
  backEnd.end();
});

const surface = (picker: HTMLElement) => part<HTMLDialogElement>(picker, '#surface');
const field = (picker: HTMLElement) => part<HTMLInputElement>(picker, '.search-input');
const focused = (picker: HTMLElement) => picker.shadowRoot?.activeElement;

/** In the page, open, with what the visitor does before React. */
async function served(act: (picker: HTMLElement) => void, data: object = SITES) {
  const { element, nodes, ready } = await serveFirstScreen(piece, { locale: 'de-DE' }, { data });
  document.body.append(element);
  part(element, '.trigger').click();
  act(element);
  await import('./element.ts');
  await ready;
  return { element, nodes };
}

it('is hydrated in place: every node, the open list and the focus stay, and nothing is asked for', async () => {
  const { element, nodes } = await served((picker) => parts(picker, 'a.entry')[2]?.focus());
  const link = parts(element, 'a.entry')[2];
  expect(nodes.filter((node) => !node.isConnected)).toEqual([]);
  expect(shown(element, '.entry-text').length).toBeGreaterThan(5);
  expect(surface(element).matches(':popover-open')).toBe(true);
  await expect.poll(() => element.matches(':state(open)')).toBe(true);
  expect(focused(element)).toBe(link);
  expect(backEnd.callsTo(PATHS.countries)).toEqual([]);
});

it('searches for what was typed before React, and goes on from there', async () => {
  const { element } = await served((picker) => {
    field(picker).focus();
    field(picker).value = 'deu';
    field(picker).setSelectionRange(1, 1);
  });
  expect(focused(element)).toBe(field(element));
  expect([field(element).value, field(element).selectionStart]).toEqual(['deu', 1]);
  await expect.poll(() => shown(element, '.entry-text')).toEqual(['Deutschland (Deutsch)']);
  part(element, '.clear').click();
  await expect.poll(() => field(element).value).toBe('');
  await expect.poll(() => shown(element, '.entry-text').length).toBeGreaterThan(5);
});

it('becomes a modal sheet on a narrow window, with text, focus and scroll position', async () => {
  await page.viewport(390, 500);
  const linkOf = (picker: HTMLElement) => parts(picker, '.entry').filter((link) => link.checkVisibility())[9];
  let link: HTMLElement | undefined;
  const { element } = await served((picker) => {
    field(picker).value = 'a';
    link = linkOf(picker);
    link?.focus({ preventScroll: true });
    expect(focused(picker)).toBe(link);
  }, ALL_SITES);
  expect(focused(element)).toBe(link);
  expect(surface(element).matches(':modal')).toBe(true);
  expect(field(element).value).toBe('a');
});

it('keeps the scroll position when it becomes a modal sheet', async () => {
  await page.viewport(390, 500);
  const { element } = await served((picker) => {
    part(picker, '.results-scroller').scrollTop = 120;
  }, ALL_SITES);
  expect(surface(element).matches(':modal')).toBe(true);
  expect(part(element, '.results-scroller').scrollTop).toBe(120);
});

it('stays closed where the visitor has closed it', async () => {
  const { element, nodes } = await served((picker) => surface(picker).hidePopover());
  expect(surface(element).matches(':popover-open')).toBe(false);
  expect(nodes.filter((node) => !node.isConnected)).toEqual([]);
  part(element, '.trigger').click();
  await expect.poll(() => shown(element, '.entry-text').length).toBeGreaterThan(5);
});

it('has links to the sites as they are, until it is open and knows the path', async () => {
  const { href } = location;
  history.replaceState(null, '', '/hotels/rome');
  const { element, ready } = await serveFirstScreen(piece, { 'keep-path': '', 'strip-segments': '0' }, { data: SITES });
  document.body.append(element);
  const link = parts<HTMLAnchorElement>(element, 'a.entry')[0] as HTMLAnchorElement;
  const before = link.pathname;
  part(element, '.trigger').click();
  await ready;
  await expect.poll(() => link.pathname).toBe(`${before}/hotels/rome`);
  history.replaceState(null, '', href);
});
