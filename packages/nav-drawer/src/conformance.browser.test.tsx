import { describeConformance } from '@travel-shell/element/conformance';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { expect } from 'vitest';
import { contract } from './contract.ts';
import { COMPANY_PAGES, MAIN, onBusiness, SECONDARY, tripsOf } from './NavDrawer.fixtures.ts';
import { json, part, parts, playBackEnd } from './testPage.ts';

const CONFIG = { businessGroup: { invitations: true, upgrade: true } };

async function open(element: HTMLElement): Promise<void> {
  await page.viewport(390, 800);
  Object.assign(element, { request: { open: true } });
  await expect.poll(() => part<HTMLDialogElement>(element, 'dialog').open).toBe(true);
}

/** As on another page, whose visitor is signed in. */
async function startAgain(element: HTMLElement, options: Parameters<typeof playBackEnd>[0]): Promise<void> {
  // The element's earlier requests are answered by the back end of before.
  element.remove();
  await runPending();
  playBackEnd({ auth: authStateOf('Ada Lovelace'), config: CONFIG, ...options });
  document.body.append(element);
  element.removeAttribute('company-info');
}

const wide = () => page.viewport(1300, 900);

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default' },
  samples: {
    items: { text: json(MAIN), value: MAIN },
    secondaryItems: { text: json(SECONDARY), value: SECONDARY },
    request: { value: { open: true } },
  } as never,
  setUp: () => playBackEnd({ config: CONFIG }).undo,
  scenes: {
    'beside the page': wide,
    pinned: async (element) => {
      await wide();
      element.setAttribute('items', json(MAIN));
      element.setAttribute('secondary-items', json(SECONDARY));
      element.setAttribute('pinned', '');
    },
    'as accordion, all shown': async (element) => {
      element.setAttribute('responsive', '');
      await expect.poll(() => parts(element, '.more').length).toBeGreaterThan(0);
      part(element, '.more').click();
    },
    'expanded by the keyboard': async (element) => {
      element.removeAttribute('responsive');
      element.removeAttribute('pinned');
      part(element, '.entry').focus({ focusVisible: true } as FocusOptions);
      await expect.poll(() => element.matches(':state(expanded)')).toBe(true);
    },
    'with everything': async (element) => {
      for (const name of ['pinned', 'cookies-link', 'country-picker', 'currency-picker'])
        element.setAttribute(name, '');
      await expect.poll(() => parts(element, '.tools button').length).toBeGreaterThan(0);
      element.addEventListener('travel-cookie-settings-requested', (event) => event.preventDefault(), { once: true });
      part(element, '.tools button').click();
    },
    'sign-in requested': async (element) => {
      element.addEventListener('travel-sign-in-requested', (event) => event.preventDefault(), { once: true });
      part(element, '[data-requests]').click();
    },
    'about the company': async (element) => {
      element.setAttribute('items', json(COMPANY_PAGES));
      element.setAttribute('company-info', '');
      element.setAttribute('app-promo', '/app');
      await expect.poll(() => parts(element, '.promo').length).toBe(1);
    },
    'in front of the page': open,
    'closed again': async (element) => {
      await open(element);
      part(element, '.ts-dialog-close').click();
      await expect.poll(() => part<HTMLDialogElement>(element, 'dialog').open).toBe(false);
    },
    'right to left': async (element) => {
      element.setAttribute('locale', 'ar');
      await expect.poll(() => part(element, '.root').dir).toBe('rtl');
      await open(element);
    },
    'signed in': async (element) => {
      await wide();
      await startAgain(element, {});
      await expect.poll(() => parts(element, '.trip').length, { timeout: 5000 }).toBe(3);
    },
    'on business, without trips': async (element) => {
      await startAgain(element, { auth: onBusiness(), trips: tripsOf(0) });
      await expect.poll(() => parts(element, '[data-group=business] li').length).toBeGreaterThan(3);
      await expect.poll(() => parts(element, '.message').length).toBe(1);
    },
    'without an answer for the trips': async (element) => {
      await startAgain(element, { trips: 'broken' });
      await expect.poll(() => parts(element, '[role=alert]').length).toBe(1);
    },
  },
});
