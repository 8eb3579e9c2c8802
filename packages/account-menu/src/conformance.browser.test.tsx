import type { AuthState } from '@travel-shell/contract';
import { describeConformance } from '@travel-shell/element/conformance';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { runPending } from '@travel-shell/testing/runPending';
import { expect } from 'vitest';
import { GRACE, HANA, MANY, tripsOf } from './AccountMenu.fixtures.ts';
import { contract } from './contract.ts';
import { BackEnd, PATHS, part } from './testPage.ts';

let backEnd: BackEnd;

const press = (element: HTMLElement, selector: string) => part(element, selector).click();

const shown = (element: HTMLElement, selector: string) =>
  expect
    .poll(() => element.shadowRoot?.querySelector(selector)?.getClientRects().length, { timeout: 10_000 })
    .toBeTruthy();

async function open(element: HTMLElement): Promise<void> {
  if (!element.matches(':state(open)')) press(element, '[part=trigger]');
  await expect.poll(() => element.matches(':state(open)')).toBe(true);
}

async function signIn(element: HTMLElement, state: AuthState = GRACE): Promise<void> {
  await backEnd.answerWith(state);
  await expect.poll(() => element.matches(':state(signed-in)')).toBe(true);
  // A separate chunk, slow to build on a busy machine.
  await expect.poll(() => element.shadowRoot?.querySelector('.accounts'), { timeout: 10_000 }).toBeTruthy();
}

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default' },
  setUp: () => {
    backEnd = new BackEnd(authStateOf());
    backEnd.answers[PATHS.trips] = () => Response.json(tripsOf('Lisbon'));
    return () => backEnd.end();
  },
  scenes: {
    open,
    'sign-in asked for': (element) => {
      element.addEventListener('travel-sign-in-requested', (event) => event.preventDefault());
      press(element, '.button');
    },
    'signed in': (element) => signIn(element),
    'something on the wishlist': async (element) => {
      await signIn(element);
      await open(element);
      await shown(element, '.wish');
    },
    'another account chosen': async (element) => {
      backEnd.answers[PATHS.switch] = () => new Promise(() => {});
      await signIn(element, MANY);
      await open(element);
      await shown(element, 'button.identity');
      press(element, 'button.identity');
      await shown(element, '.ts-spinner');
    },
    'a company to confirm': async (element) => {
      await signIn(element, HANA);
      await open(element);
      press(element, '[aria-haspopup=dialog].row');
      await shown(element, '.ts-dialog');
    },
    'price alerts turned on': async (element) => {
      await signIn(element);
      press(element, '[role=switch]');
    },
    'contents alone': async (element) => {
      await backEnd.answerWith(authStateOf());
      await expect.poll(() => element.matches(':state(signed-in)')).toBe(false);
      element.setAttribute('contents', '');
      await expect.poll(() => element.shadowRoot?.querySelector('[part=trigger]')).toBeNull();
      element.removeAttribute('contents');
      await expect.poll(() => element.shadowRoot?.querySelector('[part=trigger]')).toBeTruthy();
    },
    'signed out again': async (element) => {
      await signIn(element);
      press(element, '[href="/signout"]');
      await expect.poll(() => element.matches(':state(signed-in)')).toBe(false);
    },
    'before it is known who it is': async (element) => {
      backEnd.end();
      backEnd = new BackEnd('pending');
      element.remove();
      await runPending(); // fully removed, so that it starts afresh
      document.body.append(element);
      await expect.poll(() => element.matches(':state(pending)')).toBe(true);
    },
  },
});
