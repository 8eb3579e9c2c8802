import { OVERLAY_RANKS } from '@travel-shell/core/overlayRanks';
import { freshStore } from '@travel-shell/testing/freshStore';
import { stubPage } from '@travel-shell/testing/stubPage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const CONSENT = OVERLAY_RANKS.decision;
const SIGN_IN = OVERLAY_RANKS.request;
const ONE_TAP = OVERLAY_RANKS.offer;

let enter: typeof import('./overlayQueue.ts').enterOverlayQueue;
let log: string[];
beforeEach(async () => {
  await freshStore();
  ({ enterOverlayQueue: enter } = await import('./overlayQueue.ts'));
  log = [];
});

afterEach(() => vi.unstubAllGlobals());

const overlay = (name: string, givesWay = false) => ({
  show: () => void log.push(name),
  ...(givesWay && { giveWay: () => void log.push(`${name} gone`) }),
});

it('shows an overlay at once when no other is shown', () => {
  enter(ONE_TAP, overlay('one-tap'));
  expect(log).toEqual(['one-tap']);
});

it('shows one at a time, the most urgent waiting one first', () => {
  const leave = enter(SIGN_IN, overlay('sign-in'));
  enter(ONE_TAP, overlay('one-tap'));
  const leaveConsent = enter(CONSENT, overlay('consent'));
  expect(log).toEqual(['sign-in']);
  leave();
  expect(log).toEqual(['sign-in', 'consent']);
  leaveConsent();
  expect(log).toEqual(['sign-in', 'consent', 'one-tap']);
});

it('closes an overlay that can give way to a more urgent one', () => {
  enter(ONE_TAP, overlay('one-tap', true));
  enter(SIGN_IN, overlay('sign-in'));
  expect(log).toEqual(['one-tap', 'one-tap gone', 'sign-in']);
});

it('closes no overlay for an equally or less urgent one', () => {
  enter(SIGN_IN, overlay('first', true));
  enter(SIGN_IN, overlay('second'));
  enter(ONE_TAP, overlay('one-tap'));
  expect(log).toEqual(['first']);
});

it('shows the next overlay when the one giving way closes itself at the same time', () => {
  const leave = enter(ONE_TAP, { show: () => log.push('one-tap'), giveWay: () => leave() });
  enter(SIGN_IN, overlay('sign-in'));
  expect(log).toEqual(['one-tap', 'sign-in']);
});

it('never shows an overlay that stopped waiting, and ignores a second leave', () => {
  const leave = enter(CONSENT, overlay('consent'));
  enter(SIGN_IN, overlay('sign-in'))();
  leave();
  leave();
  expect(log).toEqual(['consent']);
});

it('is shared by all copies of the code on the page', async () => {
  enter(CONSENT, overlay('consent'));
  vi.resetModules();
  const other = await import('./overlayQueue.ts');
  other.enterOverlayQueue(SIGN_IN, overlay('sign-in'));
  expect(log).toEqual(['consent']);
});

it('shows nothing on a page that is only prerendered, the most urgent once it is seen', async () => {
  const { page } = stubPage();
  Object.assign(page, { prerendering: true });
  enter(ONE_TAP, overlay('one-tap'));
  const leave = enter(SIGN_IN, overlay('sign-in'));
  enter(CONSENT, overlay('consent'));
  leave();
  expect(log).toEqual([]);
  Object.assign(page, { prerendering: false });
  page.dispatchEvent(new Event('prerenderingchange'));
  await vi.waitFor(() => expect(log).toEqual(['consent']));
});
