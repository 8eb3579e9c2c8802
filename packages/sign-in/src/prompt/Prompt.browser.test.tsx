import { setConsentHead } from '@travel-shell/core/consentHead';
import { OVERLAY_RANKS } from '@travel-shell/core/overlayRanks';
import { refreshAuth } from '@travel-shell/store';
import { enterOverlayQueue } from '@travel-shell/store/page';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page } from '@travel-shell/testing/browser';
import { part } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import { advance, stopTimers } from '@travel-shell/testing/stillTimers';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type PlayedBackEnd, playBackEnd } from '../testPage.ts';
import { configure, mountPrompt, RETURNING } from './testPrompt.ts';

let backEnd: PlayedBackEnd;
let tracked: unknown[];
const hear = (event: Event) => tracked.push((event as CustomEvent).detail);
const original = location.pathname;

beforeEach(() => {
  backEnd = playBackEnd();
  backEnd.auth = RETURNING;
  configure({});
  tracked = [];
  document.addEventListener('travel-track', hear as EventListener);
  history.replaceState(null, '', '/');
});
afterEach(() => {
  document.removeEventListener('travel-track', hear as EventListener);
  for (const element of document.querySelectorAll('travel-sign-in-prompt')) element.remove();
  history.replaceState(null, '', original);
  Reflect.deleteProperty(globalThis, 'travelShell');
});

const SHOWN = { piece: 'sign-in-prompt', part: 'prompt', action: 'show', label: 'returning-user' };
const mount = async (attributes: Record<string, string> = {}) => {
  const element = await mountPrompt({ delay: '0', ...attributes });
  await refreshAuth();
  return element;
};
const isShown = (element: HTMLElement) => element.matches(':state(shown)');
const stays = async (element: HTMLElement) => {
  await runPending();
  return !isShown(element) && !element.shadowRoot?.querySelector('[popover]:popover-open');
};
const button = (element: HTMLElement, name: string) =>
  [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(
    (one) => one.ariaLabel === name || one.textContent === name,
  ) ?? expect.fail(`no button ${name}`);

it('SIG-057 appears after its delay, in the top layer, without taking the focus', async () => {
  const input = document.createElement('input');
  document.body.append(input);
  input.focus();
  stopTimers(250);
  const element = await mount({ delay: '250' });
  await runPending();
  await advance(249);
  expect(isShown(element)).toBe(false);
  await advance(1);
  await expect.poll(() => isShown(element)).toBe(true);
  expect(element.shadowRoot?.querySelector('[popover]')?.matches(':popover-open')).toBe(true);
  expect(document.activeElement).toBe(input);
  expect(tracked).toEqual([SHOWN]);
  input.remove();
});

it('SIG-057 waits for 3000 ms by default', async () => {
  stopTimers(3000);
  const element = await mountPrompt();
  await refreshAuth();
  await runPending();
  await advance(2999);
  await runPending();
  expect(isShown(element)).toBe(false);
  await advance(1);
  await expect.poll(() => isShown(element)).toBe(true);
});

it.each(['ltr', 'rtl'])('has the same margin on both sides of a phone, %s', async (dir) => {
  await page.viewport(390, 800);
  document.documentElement.dir = dir;
  onTestFinished(async () => {
    document.documentElement.removeAttribute('dir');
    await page.viewport(1280, 800);
  });
  const element = await mount();
  await expect.poll(() => isShown(element)).toBe(true);
  const { left, right } = part(element, '[popover]').getBoundingClientRect();
  expect(left).toBe(16);
  expect(document.documentElement.clientWidth - right).toBe(16);
});

it('SIG-058 CON-114 appears once per session', async () => {
  const element = await mount();
  await expect.poll(() => isShown(element)).toBe(true);
  expect(sessionStorage['sign.in.returning.prompt.shown']).toBe('true');
  element.remove();
  expect(await stays(await mount())).toBe(true);
});

it('SIG-058 appears once when several are on the page', async () => {
  const [one, two] = [await mount(), await mount()];
  await expect.poll(() => isShown(one)).toBe(true);
  expect(isShown(two)).toBe(false);
  button(one, 'Close').click();
  await expect.poll(() => isShown(one)).toBe(false);
  expect(await stays(two)).toBe(true);
});

it('SIG-059 appears on the front door page only, wherever that is', async () => {
  history.replaceState(null, '', '/flights');
  expect(await stays(await mount())).toBe(true);
  const element = await mount({ 'front-door': '/flights' });
  await expect.poll(() => isShown(element)).toBe(true);
});

it('SIG-060 does not appear where sign-in is not offered', async () => {
  backEnd.auth = { ...RETURNING, allowSignIn: false };
  expect(await stays(await mount())).toBe(true);
});

it('SIG-061 does not appear for a new visitor', async () => {
  backEnd.auth = authStateOf();
  expect(await stays(await mount())).toBe(true);
});

it('SIG-062 does not appear for a signed-in visitor', async () => {
  backEnd.auth = authStateOf('Ada');
  expect(await stays(await mount())).toBe(true);
});

it('SIG-062 closes when the visitor signs in another way', async () => {
  const element = await mount();
  await expect.poll(() => isShown(element)).toBe(true);
  backEnd.auth = authStateOf('Ada');
  await refreshAuth();
  await expect.poll(() => isShown(element)).toBe(false);
});

it('requests the sign-in dialog, and closes', async () => {
  const element = await mount();
  await expect.poll(() => isShown(element)).toBe(true);
  const asked: unknown[] = [];
  element.addEventListener('travel-sign-in-requested', (event) => asked.push((event as CustomEvent).detail));
  button(element, 'Sign in').click();
  expect(asked).toEqual([{ reason: 'returning-user' }]);
  await expect.poll(() => isShown(element)).toBe(false);
  expect(tracked).toEqual([SHOWN, { piece: 'sign-in-prompt', part: 'prompt', action: 'click', label: 'sign-in' }]);
});

it('closes by its button and by Escape', async () => {
  for (const send of [
    (element: HTMLElement) => button(element, 'Close').click(),
    (element: HTMLElement) =>
      button(element, 'Sign in').dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }),
      ),
  ]) {
    sessionStorage.clear();
    const element = await mount();
    await expect.poll(() => isShown(element)).toBe(true);
    send(element);
    await expect.poll(() => isShown(element)).toBe(false);
    expect(element.shadowRoot?.querySelector('[popover]')?.matches(':popover-open')).toBe(false);
    element.remove();
  }
  const closed = { piece: 'sign-in-prompt', part: 'prompt', action: 'dismiss', label: 'close' };
  expect(tracked).toEqual([SHOWN, closed, SHOWN, closed]);
});

it('never covers a more urgent overlay, and closes for it', async () => {
  const leave = enterOverlayQueue(OVERLAY_RANKS.decision, { show() {} });
  const element = await mount();
  expect(await stays(element)).toBe(true);
  leave();
  await expect.poll(() => isShown(element)).toBe(true);
  const shown = vi.fn();
  const end = enterOverlayQueue(OVERLAY_RANKS.request, { show: shown });
  expect(shown).toHaveBeenCalled();
  await expect.poll(() => isShown(element)).toBe(false);
  end();
  expect(await stays(element)).toBe(true);
});

it.each([
  ['a card', '<section part="banner" popover="manual">We use cookies</section>'],
  ['a dialog', '<dialog part="banner">We use cookies</dialog>'],
])('waits until a consent banner that is HTML has been answered: %s', async (_what, html) => {
  const consent = document.createElement('div');
  consent.innerHTML = html;
  document.body.append(consent);
  const banner = consent.firstElementChild as HTMLDialogElement;
  setConsentHead({ banner });
  onTestFinished(() => {
    consent.remove();
    Reflect.deleteProperty(globalThis, Symbol.for('travel-shell.consent'));
  });
  if (banner.popover) banner.showPopover();
  else banner.show();
  const element = await mount();
  expect(await stays(element)).toBe(true);
  if (banner.popover) banner.hidePopover();
  else banner.close();
  await expect.poll(() => isShown(element)).toBe(true);
});
