/** Features that run only with consent, on a page whose visitor accepts. */

import { publish } from '@travel-shell/store';
import { marketingId, syncMarketingId } from '@travel-shell/store/account';
import { acceptCookies } from '@travel-shell/store/consent';
import { detectAdBlocker } from '@travel-shell/store/page';
import { answerCalls } from '@travel-shell/testing/answerCalls';
import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PlayedConsent, playConsent } from './testing/playConsent.ts';

const MARKETING = { runSyncScript: true, suggestedKmkid: 'mk_of_the_page' };
const target = () => new URL('/shared/store/package.json', location.href).href;

let backEnd: PlayedConsent;
/** Paths of the calls of marketing ids. */
let synced: string[];
let endSync: () => void;
beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  backEnd = await playConsent({ adBlockerTargets: [target()] });
  synced = [];
  endSync = answerCalls((_request, path) => {
    if (!path.includes('kmkid')) return undefined;
    synced.push(path);
    return Response.json({ kmkid: null });
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  endSync();
  await backEnd.undo();
});

it('the marketing id waits for advertising cookies', async () => {
  const done = syncMarketingId(MARKETING);
  await acceptCookies(['strictlyNecessary', 'functional', 'analytical']);
  expect([marketingId.get(), synced]).toEqual(['init', []]);
  await acceptCookies();
  await done;
  expect([marketingId.get(), synced.length]).toEqual(['ready', 1]);
});

it('the marketing id is synced once, however many wait for the consent', async () => {
  const done = [syncMarketingId(MARKETING), syncMarketingId(MARKETING)];
  await acceptCookies();
  await Promise.all(done);
  expect(synced).toHaveLength(1);
});

it('a browser that asks not to share data has no marketing id, whatever its visitor accepts', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  await acceptCookies();
  await syncMarketingId(MARKETING);
  expect([marketingId.get(), synced]).toEqual(['init', []]);
});

it('the test for ad blockers waits for analytical cookies', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const told = vi.fn();
  document.addEventListener('travel-ad-blocker-checked', told, { once: true });
  const done = detectAdBlocker();
  publish('consent-given', { regime: 'cookies', accepted: ['strictlyNecessary', 'functional', 'advertising'] });
  await runPending();
  expect(told).not.toHaveBeenCalled();
  await acceptCookies(['strictlyNecessary', 'analytical']);
  await done;
  expect(told).toHaveBeenCalledOnce();
});
