/** Decisions that consent.js has posted, or that are made elsewhere. */

import { setConsentHead } from '@travel-shell/core/consentHead';
import { on, publish } from '@travel-shell/store';
import { acceptCookies, cookieConsent, declineCookies } from '@travel-shell/store/consent';
import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
  await runPending();
  expect(reads()).toBe(1);

  backEnd.accepted = ['strictlyNecessary'];
  resolve();
  await expect.poll(accepted).toEqual(['strictlyNecessary']);
  expect(reads()).toBe(2);
  end();
});

it('a record that was asked for before the visitor refused does not bring back what was accepted', async () => {
  const all = 'strictlyNecessary.functional.advertising.analytical';
  await cookieStore.set({ name: 'consent', value: all, path: '/' });
  backEnd.accepted = all.split('.') as typeof backEnd.accepted;
  const answer = Promise.withResolvers<void>();
  backEnd.reading = answer.promise;
  const end = cookieConsent.subscribe(() => {});
  await expect.poll(reads).toBe(1);
  // As consent.js does with a press before React.
  await cookieStore.set({ name: 'consent', value: 'strictlyNecessary', path: '/' });
  answer.resolve();
  await expect.poll(accepted).toEqual(['strictlyNecessary']);
  expect((await cookieStore.get('consent'))?.value).toBe('strictlyNecessary');
  end();
});

it('entities do not ask again for a decision of ours, whose answer they have', async () => {
  const end = cookieConsent.subscribe(() => {});
  await expect.poll(reads).toBe(1);
  await acceptCookies();
  await runPending();
  expect([reads(), accepted()?.length]).toEqual([1, 4]);
  end();
});

it('another tab hears that something has changed, and asks; the page is not told again', async () => {
  const told = vi.fn();
  const deaf = [on('consent-declined', told), on('consent-given', told)];
  const other = new BroadcastChannel('travel-shell.consent');
  const heard = new Promise((resolve) => {
    other.onmessage = resolve;
  });
  const end = cookieConsent.subscribe(() => {});
  await expect.poll(reads).toBe(1);
  expect(await declineCookies()).toBe(true);
  await heard;
  expect(told.mock.calls.map(([detail]) => detail)).toEqual([{ regime: 'cookies' }]);

  await cookieStore.set({ name: 'consent', value: 'strictlyNecessary.functional', path: '/' });
  backEnd.accepted = ['strictlyNecessary', 'functional'];
  other.postMessage('');
  await expect.poll(accepted).toEqual(['strictlyNecessary', 'functional']);
  expect(told).toHaveBeenCalledOnce();
  other.close();
  for (const stop of deaf) stop();
  end();
});
