import { CONFIG_DEFAULTS } from '@travel-shell/core';
import { answerCalls, FORM_TOKEN } from '@travel-shell/testing/answerCalls';
import { runPending } from '@travel-shell/testing/runPending';
import { advance, stopTimers } from '@travel-shell/testing/stillTimers';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followVerticalLinks } from './verticalLinks.ts';

const scope = globalThis as { travelShell?: unknown };
const ends: (() => void)[] = [];
let answer: string | null;
let hangs: boolean;

beforeEach(() => {
  answer = '/cars/LIS';
  hangs = false;
  scope.travelShell = { config: { ...CONFIG_DEFAULTS, friendlyUrlVerticals: ['hotels', 'cars'] } };
  ends.push(
    answerCalls(async ({ signal }, path) => {
      if (path === FORM_TOKEN) return Response.json({ formtoken: 'test' });
      if (!path.endsWith('/FriendlySearchUrlAction')) return undefined;
      if (hangs) await new Promise((_, reject) => signal.addEventListener('abort', reject));
      return Response.json({ convertedUrl: answer });
    }),
    followVerticalLinks(),
  );
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  delete scope.travelShell;
  document.body.replaceChildren();
});

/** The address to which a press leads by script; undefined where it is left to the link. */
async function press(
  attributes: string,
  vertical: string,
  init: MouseEventInit = {},
  target = '',
): Promise<string | undefined> {
  document.body.innerHTML = `<travel-probe ${attributes}></travel-probe>`;
  const root = (document.body.firstElementChild as HTMLElement).attachShadow({ mode: 'open' });
  root.innerHTML = `<a href="/${vertical}" target="${target}"><b>Go</b></a>`;
  // As header and drawer do it.
  root.querySelector('a')?.addEventListener('click', ({ currentTarget }) => {
    const init = { bubbles: true, composed: true, detail: { part: 'nav', label: vertical } };
    currentTarget?.dispatchEvent(new CustomEvent('travel-track', init));
  });
  let left: string | undefined;
  const leave = (event: Event) => {
    event.preventDefault();
    left = new URL((event as CustomEvent).detail.url).pathname;
  };
  document.addEventListener('travel-navigate', leave);
  const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init });
  let isTaken = false;
  const stay = () => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stay, { once: true });
  root.querySelector('b')?.dispatchEvent(event);
  if (isTaken) await expect.poll(() => left, { timeout: 5000 }).toBeDefined();
  document.removeEventListener('travel-navigate', leave);
  return left;
}

const HOTELS = 'vertical="hotels" page-type="results"';

it('MSC-038 takes it along, too, where another piece says what kind of page it is', async () => {
  const other = document.createElement('travel-other');
  other.setAttribute('page-type', 'results');
  document.documentElement.append(other);
  expect(await press('active-vertical="hotels"', 'cars')).toBe('/cars/LIS');
  other.remove();
});

it('MSC-043 shows the press at once, and follows the plain link after 2 s without an answer', async () => {
  hangs = true;
  expectConsole(/FRIENDLY_URL_FAILED/);
  stopTimers(1000);
  const left = press(HOTELS, 'cars');
  const link = document.body.firstElementChild?.shadowRoot?.querySelector('a');
  expect(link?.ariaBusy).toBe('true');
  await runPending();
  await advance(1999);
  await runPending();
  expect(link?.ariaBusy).toBe('true');
  await advance(1);
  expect(await left).toBe('/cars');
  await expect.poll(() => link?.ariaBusy).toBeNull();
});

it.each([
  ['active-vertical="hotels" page-type="results"', '/cars/LIS'],
  ['vertical="hotels" page-type="results"', '/cars/LIS'],
  ['active-vertical="hotels"', undefined],
  ['vertical="hotels"', undefined],
  ['vertical="hotels" page-type="home"', undefined],
  ['', undefined],
])('MSC-038 MSC-042 takes the search along from a results page: %s to %s', async (attributes, expected) => {
  expect(await press(attributes, 'cars')).toBe(expected);
});

it('MSC-039 MSC-040 stays a link within a vertical, and where one of both is not enabled', async () => {
  expect(await press(HOTELS, 'hotels')).toBeUndefined();
  expect(await press(HOTELS, 'flights')).toBeUndefined();
  expect(await press('vertical="flights" page-type="results"', 'hotels')).toBeUndefined();
});

it('MSC-043 follows the plain link where the search has no address there', async () => {
  answer = null;
  expect(await press(HOTELS, 'cars')).toBe('/cars');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a press that opens another tab or window to the link: %o',
  async (init) => {
    expect(await press(HOTELS, 'cars', init)).toBeUndefined();
  },
);

it('leaves a link that opens a tab as it is', async () => {
  expect(await press(HOTELS, 'cars', {}, '_blank')).toBeUndefined();
});
