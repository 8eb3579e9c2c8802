/** Decisions that consent.js has posted, or that are made elsewhere. */
import { setConsentHead } from '@travel-shell/core/consentHead';
import { publish } from '@travel-shell/store';
import { acceptCookies, cookieConsent } from '@travel-shell/store/consent';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type PlayedConsent, playConsent } from './testing/playConsent.ts';

const GET = 'GET /i/api/cookiebanner/v1/consent';

let backEnd: PlayedConsent;
beforeEach(async () => {
  backEnd = await playConsent();
});
afterEach(async () => {
  Reflect.deleteProperty(globalThis, Symbol.for('travel-shell.consent'));
  await backEnd.undo();
});

const reads = () => backEnd.calls.filter((call) => call === GET).length;
const accepted = () => {
  const state = cookieConsent.get();
  return state.status === 'ready' ? state.data.acceptedCategories : undefined;
};

it('entities ask again once the back end has answered the form that consent.js has posted', async () => {
  const end = cookieConsent.subscribe(() => {});
  await expect.poll(reads).toBe(1);
  const { promise, resolve } = Promise.withResolvers<void>();
  setConsentHead({ answered: promise });
  publish('consent-declined', { regime: 'cookies' });
  await new Promise((done) => setTimeout(done, 100));
  expect(reads()).toBe(1);

  backEnd.accepted = ['strictlyNecessary'];
  resolve();
  await expect.poll(accepted).toEqual(['strictlyNecessary']);
  expect(reads()).toBe(2);
  end();
});

it('entities do not ask again for a decision of ours, whose answer they have', async () => {
  const end = cookieConsent.subscribe(() => {});
  await expect.poll(reads).toBe(1);
  await acceptCookies();
  await new Promise((done) => setTimeout(done, 100));
  expect([reads(), accepted()?.length]).toEqual([1, 4]);
  end();
});
