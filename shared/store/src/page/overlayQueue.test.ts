import { beforeEach, expect, it, vi } from 'vitest';
import { freshStore } from '../freshStore.ts';

let enter: typeof import('./overlayQueue.ts').enterOverlayQueue;
let log: string[];
beforeEach(async () => {
  await freshStore();
  ({ enterOverlayQueue: enter } = await import('./overlayQueue.ts'));
  log = [];
});

const overlay = (name: string, givesWay = false) => ({
  show: () => void log.push(name),
  ...(givesWay && { giveWay: () => void log.push(`${name} gone`) }),
});

it('shows at once what comes to an empty page', () => {
  enter('one-tap', overlay('one-tap'));
  expect(log).toEqual(['one-tap']);
});

it('shows one at a time, the more urgent of those that wait first', () => {
  const leave = enter('sign-in', overlay('sign-in'));
  enter('one-tap', overlay('one-tap'));
  const leaveConsent = enter('consent', overlay('consent'));
  expect(log).toEqual(['sign-in']);
  leave();
  expect(log).toEqual(['sign-in', 'consent']);
  leaveConsent();
  expect(log).toEqual(['sign-in', 'consent', 'one-tap']);
});

it('sends away what can give way to something more urgent', () => {
  enter('one-tap', overlay('one-tap', true));
  enter('sign-in', overlay('sign-in'));
  expect(log).toEqual(['one-tap', 'one-tap gone', 'sign-in']);
});

it('sends nothing away for something as urgent or less', () => {
  enter('sign-in', overlay('first', true));
  enter('sign-in', overlay('second'));
  enter('one-tap', overlay('one-tap'));
  expect(log).toEqual(['first']);
});

it('goes on when what gives way leaves by itself at the same time', () => {
  const leave = enter('one-tap', { show: () => log.push('one-tap'), giveWay: () => leave() });
  enter('sign-in', overlay('sign-in'));
  expect(log).toEqual(['one-tap', 'sign-in']);
});

it('never shows what has stopped waiting, and leaving twice is leaving once', () => {
  const leave = enter('consent', overlay('consent'));
  enter('sign-in', overlay('sign-in'))();
  leave();
  leave();
  expect(log).toEqual(['consent']);
});

it('is one for all copies of the code on the page', async () => {
  enter('consent', overlay('consent'));
  vi.resetModules();
  const other = await import('./overlayQueue.ts');
  other.enterOverlayQueue('sign-in', overlay('sign-in'));
  expect(log).toEqual(['consent']);
});
