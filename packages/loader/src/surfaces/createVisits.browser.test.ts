import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createVisits, type Visits } from './createVisits.ts';

vi.stubGlobal('TRAVEL_SHELL_COMPLETE', {
  'travel-visited': { endedBy: 'visited-closed', otherwise: { signedIn: false }, closedKey: 'visited.closed' },
});

let visits: Visits;
let heard: string[];
const note = ({ type, target, detail }: CustomEventInit & Event) =>
  heard.push(`${type} of ${(target as Element).localName ?? 'the page'}: ${JSON.stringify(detail)}`);
const TYPES = ['travel-track', 'travel-visited-closed'];

beforeEach(() => {
  visits = createVisits();
  heard = [];
  for (const type of TYPES) addEventListener(type, note);
});
afterEach(() => {
  for (const type of TYPES) removeEventListener(type, note);
  document.body.replaceChildren();
  sessionStorage.clear();
});

/** A dialog that is HTML, open. */
function shown(tag = 'travel-visited') {
  document.body.setHTMLUnsafe(`<${tag}><template shadowrootmode="open"><dialog></dialog></template></${tag}>`);
  const element = document.querySelector(tag) as HTMLElement;
  const dialog = element.shadowRoot?.querySelector('dialog') as HTMLDialogElement;
  dialog.showModal();
  return { element, dialog };
}

const SAVE = { reason: 'save-trip', resultId: 'r-1' };
const RESULT = { signedIn: false, resultId: 'r-1' };
const TRACKED =
  'travel-track of travel-visited: {"piece":"visited","part":"dialog","action":"show","label":"save-trip"}';
const CLOSED = `travel-visited-closed of travel-visited: ${JSON.stringify(RESULT)}`;
/** The result of a visit; `open` while there is none. */
const soon = <T>(visit: Promise<T>) => Promise.race([visit, runPending().then(() => 'open')]);

it('tells that it is shown; closed, it says so, keeps that for the tab, and is the result', async () => {
  const { dialog } = shown();
  const visit = visits.follow('travel-visited', SAVE);
  expect(heard).toEqual([TRACKED]);
  expect(await soon(visit)).toBe('open');
  dialog.dataset.dismissed = '';
  dialog.close();
  expect(await visit).toEqual(RESULT);
  expect(heard).toEqual([TRACKED, CLOSED]);
  expect(sessionStorage.getItem('visited.closed')).toBe('true');
  // React would take its next request for this one.
  expect(dialog.dataset.dismissed).toBeUndefined();
});

it('a second visit tells of itself, and has its own result', async () => {
  const { dialog } = shown();
  const first = visits.follow('travel-visited', SAVE);
  dialog.close();
  await first;
  dialog.showModal();
  const second = visits.follow('travel-visited', { reason: 'save-trip', resultId: 'r-2' });
  dialog.close();
  expect(await second).toEqual({ signedIn: false, resultId: 'r-2' });
  expect(heard).toEqual([TRACKED, CLOSED, TRACKED, CLOSED.replace('r-1', 'r-2')]);
});

it('once the visitor needs React, that answers; the dialog says that it has been told of', async () => {
  const { dialog } = shown();
  const visit = visits.follow('travel-visited', SAVE);
  visits.need('travel-visited');
  expect(await visit).toBeUndefined();
  expect(dialog.dataset.tracked).toBe('');
  dialog.close();
  await runPending();
  expect(heard).toEqual([TRACKED]);
  expect(sessionStorage.getItem('visited.closed')).toBeNull();
});

it('a newer request ends it, and React answers that', async () => {
  shown();
  const visit = visits.follow('travel-visited', SAVE);
  visits.replace('travel-visited', { reason: 'sign-in' });
  expect(await visit).toEqual(RESULT);
  expect(await visits.follow('travel-visited', { reason: 'sign-in' })).toBeUndefined();
  expect(heard).toEqual([TRACKED]);
});

it('of two requests that came while the dialog was fetched, the older one is refused and React answers the newer one', async () => {
  shown();
  const newer = { reason: 'sign-in', resultId: 'r-2' };
  visits.replace('travel-visited', SAVE);
  visits.replace('travel-visited', newer);
  expect(await visits.follow('travel-visited', SAVE)).toEqual(RESULT);
  expect(await visits.follow('travel-visited', newer)).toBeUndefined();
});

it('removed by the host, it ends as if closed', async () => {
  const { element } = shown();
  const visit = visits.follow('travel-visited', SAVE);
  element.remove();
  expect(await visit).toEqual(RESULT);
  expect(heard).toEqual([TRACKED, CLOSED.replace('of travel-visited', 'of the page')]);
});

it('where storage is blocked, it is closed all the same', async () => {
  const { dialog } = shown();
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const visit = visits.follow('travel-visited', SAVE);
  dialog.close();
  expect(await visit).toEqual(RESULT);
  write.mockRestore();
});

it('React answers for a dialog that is closed already, and for pieces that do not work without it', async () => {
  const { dialog } = shown();
  dialog.close();
  expect(await visits.follow('travel-visited', SAVE)).toBeUndefined();
  shown('travel-incomplete');
  expect(await visits.follow('travel-incomplete', SAVE)).toBeUndefined();
  expect(heard).toEqual([]);
});

it('what is closed while React takes it over, React answers', async () => {
  const { dialog } = shown('travel-visited');
  const visit = visits.follow('travel-visited', SAVE);
  customElements.define('travel-visited', class extends HTMLElement {});
  dialog.close();
  expect(await soon(visit)).toBe('open');
  visits.need('travel-visited');
  expect(await visit).toBeUndefined();
  expect(heard).toEqual([TRACKED]);
});
