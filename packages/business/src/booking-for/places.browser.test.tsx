/** The panel's search in the places that hosts put it: in a shadow root of theirs with a form, and in their dialog. */

import { cdp, page, userEvent } from '@travel-shell/testing/browser';
import { pageOf } from '@travel-shell/testing/companyPeople';
import { part } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import { advance, stopTimers } from '@travel-shell/testing/stillTimers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PEOPLE, PRIYA_FOR_INES } from './BookingFor.fixtures.ts';
import { BackEnd, PATHS } from './testPage.ts';

let backEnd: BackEnd;
let sent: number;
beforeEach(async () => {
  await page.viewport(1280, 800);
  backEnd = new BackEnd(PRIYA_FOR_INES);
  sent = 0;
  addEventListener('submit', countSubmit, true);
});
afterEach(() => {
  removeEventListener('submit', countSubmit, true);
  backEnd.end();
  document.body.replaceChildren();
});

const countSubmit = (event: Event) => {
  event.preventDefault();
  sent += 1;
};

interface Place {
  element: HTMLElement;
  /** The host's own dialog, where it is in one. */
  dialog?: HTMLDialogElement;
}

const ELEMENT = '<travel-booking-for brand="flagship" locale="en-US" presentation="default"></travel-booking-for>';
const FORM = `<form><input name="trip"><button>Search</button>${ELEMENT}</form><p tabindex="0">Beside</p>`;

function inShadowRoot(): Place {
  const host = document.body.appendChild(document.createElement('host-page'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>div{overflow:hidden;height:80px;transform:none;position:relative;z-index:1}</style><div>${FORM}</div>`;
  return { element: root.querySelector('travel-booking-for') as HTMLElement };
}

/** The modal dialog of a host: another layer for the focus, presses and Escape. */
function inDialog(): Place {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.innerHTML = FORM;
  dialog.showModal();
  return { element: dialog.querySelector('travel-booking-for') as HTMLElement, dialog };
}

/** With the panel open and the focus in its search. */
async function openSearch(put = inShadowRoot): Promise<Place & { field: HTMLInputElement }> {
  await import('./element.ts');
  const place = put();
  const { element } = place;
  await expect.poll(() => element.shadowRoot?.querySelector('[role=combobox]')).toBeTruthy();
  await userEvent.click(part(element, '[part=trigger]'));
  await expect.poll(() => element.matches(':state(open)')).toBe(true);
  const field = part<HTMLInputElement>(element, '[role=combobox]');
  await userEvent.click(field);
  return { ...place, field };
}
const options = ({ element }: Place) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
const names = (place: Place) => options(place).map(({ ariaLabel }) => ariaLabel?.split(' · ')[1]);
const queries = () => backEnd.bodiesOf(PATHS.search).map((body) => (body as { query: string }).query);
const chosen = () => backEnd.bodiesOf(PATHS.select).map((body) => (body as { email: string }).email);
const words = ({ element }: Place) =>
  [...(element.shadowRoot?.querySelectorAll('[role=status]') ?? [])].map(({ textContent }) => textContent).join('');
const listed = (place: Place, count: number) => expect.poll(() => options(place)).toHaveLength(count);

describe("in a host's shadow root, below a form", () => {
  /** Holds the answer to this query until the returned function is called. */
  function hold(held: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    backEnd.answers[PATHS.search] = async (body) => {
      const { query } = body as { query: string };
      if (query === held) await promise;
      return Response.json(pageOf(PEOPLE.filter((one) => JSON.stringify(one).toLowerCase().includes(query))));
    };
    return resolve;
  }

  test('an older answer that comes later does not replace the list', async () => {
    const release = hold('an');
    const place = await openSearch();
    // At once: a busy machine may take longer between two keys than the search waits.
    document.execCommand('insertText', false, 'an');
    await expect.poll(queries).toEqual(['an']);
    document.execCommand('insertText', false, 'na');
    await listed(place, 2);
    release();
    await runPending();
    expect(names(place)).toEqual(['anna.meier@northwind.example', 'a.meier@northwind.example']);
  });

  test('nobody of an older list is chosen by Enter or a press', async () => {
    hold('jonas');
    const place = await openSearch();
    await userEvent.keyboard('meier');
    await listed(place, 2);
    await userEvent.keyboard('{Control>}a{/Control}jonas');
    await expect.poll(queries).toEqual(['meier', 'jonas']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    options(place)[0]?.click();
    expect([chosen(), sent]).toEqual([[], 0]);
  });

  test('nothing is searched while an input method composes', async () => {
    const place = await openSearch();
    stopTimers(300);
    for (const text of ['ㅊ', '차', '창'])
      await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await expect.poll(() => place.field.value).toBe('창');
    await advance(500);
    await runPending();
    expect(queries()).toEqual([]);
    await cdp().send('Input.insertText', { text: '창' });
    await advance(300);
    await expect.poll(queries).toEqual(['창']);
  });

  test('what is pasted is searched once; what the browser fills in is not, and opens no list', async () => {
    const place = await openSearch();
    document.execCommand('insertText', false, 'meier');
    await listed(place, 2);
    expect(queries()).toEqual(['meier']);
    await userEvent.keyboard('{Escape}{Escape}');
    part(place.element, '[part=switch] button').focus();
    stopTimers(300);
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(place.field, 'jonas');
    place.field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await advance(500);
    await runPending();
    expect([queries(), options(place)]).toEqual([['meier'], []]);
  });

  test('the caret stays where it is when the answer comes', async () => {
    const place = await openSearch();
    await userEvent.keyboard('meier{ArrowLeft}{ArrowLeft}');
    await listed(place, 2);
    expect(place.field.selectionStart).toBe(3);
  });

  test('the number is said once it is known, and that it takes long after three seconds', async () => {
    const release = hold('meier');
    const place = await openSearch();
    stopTimers(300);
    await userEvent.keyboard('meier');
    await advance(300);
    await expect.poll(queries).toEqual(['meier']);
    await advance(2000);
    expect(words(place)).toBe('');
    await advance(1000);
    await expect.poll(() => words(place)).toBe('Searching…');
    release();
    await listed(place, 2);
    await expect.poll(() => words(place)).toBe('2 people found');
  });

  test('its text is large enough not to be zoomed in to, and each name and address has its own direction', async () => {
    const place = await openSearch();
    expect(Number.parseFloat(getComputedStyle(place.field).fontSize)).toBeGreaterThanOrEqual(16);
    await userEvent.keyboard('layla');
    await listed(place, 1);
    const parts = [...(options(place)[0]?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent);
    expect(parts.slice(0, 2)).toEqual(['ليلى حداد', 'layla@northwind.example']);
  });
});

describe.each([
  ["a host's shadow root, below a form", inShadowRoot],
  ["a host's dialog", inDialog],
])('in %s', (_place, put) => {
  test('of two with one name the right one is chosen, by a press', async () => {
    const place = await openSearch(put);
    await userEvent.keyboard('anna');
    await listed(place, 2);
    await userEvent.click(options(place)[1] as HTMLElement);
    await expect.poll(chosen).toEqual(['a.meier@northwind.example']);
  });

  test('… and by keyboard, which sends no form of the host', async () => {
    const place = await openSearch(put);
    await userEvent.keyboard('anna');
    await listed(place, 2);
    await userEvent.keyboard('{Enter}');
    expect([chosen(), sent]).toEqual([[], 0]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(chosen).toEqual(['anna.meier@northwind.example']);
    expect(sent).toBe(0);
  });

  test('a field that loses the focus to nothing keeps its list, as with VoiceOver on a phone', async () => {
    const place = await openSearch(put);
    await userEvent.keyboard('anna');
    await listed(place, 2);
    place.field.blur();
    await runPending();
    expect(options(place)).toHaveLength(2);
    // A screen reader that goes on from the field meets the list next.
    const list = part(place.element, '[role=listbox]');
    expect(place.field.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('a press outside closes the panel, and the focus that comes back does not open it', async () => {
    const place = await openSearch(put);
    const outside = (place.dialog ?? (place.element.getRootNode() as ShadowRoot)).querySelector('input') as HTMLElement;
    outside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await userEvent.click(outside);
    await expect.poll(() => place.element.matches(':state(open)')).toBe(false);
    part(place.element, '[part=trigger]').focus();
    await runPending();
    expect(place.element.matches(':state(open)')).toBe(false);
  });

  test('one Escape is for one layer: the list, the text, the panel, the dialog of the host', async () => {
    const place = await openSearch(put);
    await userEvent.keyboard('anna');
    await listed(place, 2);
    const state = () => [
      options(place).length,
      place.field.value,
      place.element.matches(':state(open)'),
      ...(place.dialog ? [place.dialog.open] : []),
    ];
    const host = place.dialog ? [true] : [];
    await userEvent.keyboard('{Escape}');
    await expect.poll(state).toEqual([0, 'anna', true, ...host]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(state).toEqual([0, '', true, ...host]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(state).toEqual([0, '', false, ...host]);
    if (!place.dialog) return;
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => place.dialog?.open).toBe(false);
  });
});
