/** The survey at the end of the drawer, with the script of a feedback service that the page's own server has. */

import type { ShellConfig } from '@travel-shell/core';
import { publish } from '@travel-shell/store';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { advance, stopTimers } from '@travel-shell/testing/stillTimers';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type BackEnd, mountDrawer, parts, playBackEnd } from './testPage.ts';

const FOLDER = '/shared/store/src/page/testing/';
const formIds = { hotels: 'reviewForm', flights: 'silentForm' };
const service = (delay?: number): ShellConfig['feedback'] => ({
  script: `${location.origin}${FOLDER}{formId}.js`,
  formIds,
  ...(delay !== undefined && { delay }),
});
const HOTELS = { pinned: '', vertical: 'hotels', 'page-type': 'results' };

const scope = globalThis as { travelFeedback?: unknown; openedSurveys?: unknown[] };
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`head script[src*="${FOLDER}"]`)];

let backEnd: BackEnd | undefined;
function play(feedback: ShellConfig['feedback'], more: Parameters<typeof playBackEnd>[0] = {}): void {
  backEnd = playBackEnd({ ...more, config: { ...more.config, feedback } as never });
}
beforeEach(() => page.viewport(1300, 900));
afterEach(() => {
  document.body.replaceChildren();
  for (const script of scripts()) script.remove();
  for (const name of ['travelFeedback', 'openedSurveys']) Reflect.deleteProperty(scope, name);
  backEnd?.undo();
});

const button = (drawer: HTMLElement) =>
  parts<HTMLButtonElement>(drawer, '.tools button').find(({ textContent }) => textContent === 'Give feedback');
const isShown = (drawer: HTMLElement) => button(drawer)?.checkVisibility() ?? false;
/** Holds the delay of the button, which also reads the clock: `advance` ends it. Returns what moves the clock on. */
function stopDelay(): (ms: number) => void {
  stopTimers(900);
  const start = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start);
  onTestFinished(() => clock.mockRestore());
  return (ms) => void clock.mockReturnValue(start + ms);
}
/** The script has run, and the view has heard; the button is there once its delay is over. */
async function loaded(): Promise<void> {
  await expect.poll(() => scope.travelFeedback).toBeDefined();
  await runPending();
}

it('MSC-013 MSC-014 hides the button after the service has loaded, and shows it after the configured delay', async () => {
  stopDelay();
  play(service(1));
  const drawer = await mountDrawer(HOTELS);
  await loaded();
  await advance(999);
  expect(isShown(drawer)).toBe(false);
  await advance(1);
  expect(isShown(drawer)).toBe(true);
});

it('waits for consent to functional cookies where the site asks for it, and starts with the vertical of then', async () => {
  play(service(0), { config: { consentCategories: true } as never });
  const drawer = await mountDrawer({ ...HOTELS, vertical: 'flights' });
  drawer.setAttribute('vertical', 'hotels');
  await runPending();
  expect(scripts()).toEqual([]);
  publish('consent-given', { regime: 'cookies', accepted: ['strictlyNecessary', 'functional'] });
  await expect.poll(() => isShown(drawer), { timeout: 5000 }).toBe(true);
  expect(scripts().map(({ src }) => src.split('/').at(-1))).toEqual(['reviewForm.js']);
});

it('CON-108 waits for ten seconds where no delay is configured', async () => {
  stopDelay();
  play(service());
  const drawer = await mountDrawer(HOTELS);
  await loaded();
  await advance(9999);
  expect(isShown(drawer)).toBe(false);
  await advance(1);
  expect(isShown(drawer)).toBe(true);
});

it('does not wait again when its contents move from beside the page into the dialog', async () => {
  const tick = stopDelay();
  play(service(1));
  const drawer = await mountDrawer(HOTELS);
  await loaded();
  tick(1000);
  await advance(1000);
  expect(isShown(drawer)).toBe(true);
  const before = button(drawer);
  await page.viewport(390, 800);
  await expect.poll(() => parts(drawer, '.drawer')).toEqual([]);
  Object.assign(drawer, { request: { open: true } });
  await expect.poll(() => isShown(drawer)).toBe(true);
  expect(button(drawer)).not.toBe(before);
});

it('NAV-029 MSC-015 MSC-016 STA-106 STA-107 API-042 MSC-017 opens the survey with what is known of visitor and page', async () => {
  play(service(0), {
    auth: { ...authStateOf('Ada'), surveyGroups: ['a', 'b'] },
    config: {
      affiliate: 'partner-7',
      analytics: { subPageType: 'map', experiment: 'x1', sessionReplayUrl: 'https://replay.example/1', other: 2 },
    } as never,
  });
  const drawer = await mountDrawer({ ...HOTELS, locale: 'de-DE', brand: 'sister' });
  const feedback = () => parts<HTMLButtonElement>(drawer, '.tools button').at(-1);
  await expect.poll(() => feedback()?.textContent).toBe('Feedback geben');
  const tracked: unknown[] = [];
  drawer.addEventListener('travel-track', ({ detail }: CustomEventInit) => tracked.push(detail));
  await expect.poll(() => parts(drawer, '.trip').length, { timeout: 5000 }).toBe(3); // signed in
  expect(scope.openedSurveys).toBeUndefined();
  feedback()?.click();
  expect(scripts().map(({ src }) => src)).toEqual([`${location.origin}${FOLDER}reviewForm.js`]);
  expect(scope.openedSurveys).toEqual([
    {
      formId: 'reviewForm',
      context: {
        brand: 'sister',
        experiment: 'x1',
        localeCountry: 'DE',
        vertical: 'hotels',
        pageType: 'results',
        subPageType: 'map',
        isUserLoggedIn: true,
        surveyGroups: 'a,b',
        acquisitionChannel: 'direct',
        affiliate: 'partner-7',
        obfuscatedUserId: 'u-reviewForm',
        sessionReplayUrl: 'https://replay.example/1',
      },
    },
  ]);
  expect(tracked).toEqual([{ piece: 'nav-drawer', part: 'tools', action: 'click', label: 'feedback' }]);
});

it('NAV-014 closes the dialog whose survey is opened', async () => {
  await page.viewport(390, 800);
  play(service(0));
  const drawer = await mountDrawer(HOTELS);
  Object.assign(drawer, { request: { open: true } });
  await expect.poll(() => isShown(drawer)).toBe(true);
  button(drawer)?.click();
  await expect.poll(() => parts<HTMLDialogElement>(drawer, 'dialog')[0]?.open).toBe(false);
  expect(scope.openedSurveys).toHaveLength(1);
});

it.each([
  ['MSC-010 where no service is configured', undefined, HOTELS],
  ['MSC-012 for a vertical without a form', service(0), { ...HOTELS, vertical: 'cars' }],
  ['MSC-012 on a page without a vertical', service(0), { pinned: '' }],
  ['MSC-011 during checkout', service(0), { ...HOTELS, 'page-type': 'checkout' }],
  ['MSC-011 on a receipt', service(0), { ...HOTELS, 'page-type': 'receipt' }],
  ['MSC-011 on the receipts of bookings', service(0), { ...HOTELS, 'page-type': 'booking-receipts' }],
] as const)('%s neither loads the service nor has the button', async (_title, config, attributes) => {
  play(config);
  const drawer = await mountDrawer(attributes as Record<string, string>);
  // The survey decides as soon as its code is there.
  await import('./parts/Survey.tsx');
  await runPending();
  expect([scripts(), button(drawer)]).toEqual([[], undefined]);
});
