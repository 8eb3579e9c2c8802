/** Withdrawal, with the page's real cookies. */
import { deleteCookiesOf } from '@travel-shell/store/consent';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type PlayedConsent, playConsent } from './testing/playConsent.ts';

let backEnd: PlayedConsent;
beforeEach(async () => {
  backEnd = await playConsent();
});
afterEach(async () => {
  for (const { name = '' } of await cookieStore.getAll()) if (name.startsWith('test_')) await cookieStore.delete(name);
  await backEnd.undo();
});

const here = location.hostname;
const names = async () =>
  (await cookieStore.getAll()).map(({ name }) => name).filter((name) => name?.startsWith('test_'));

it('deletes the cookies that the categories list, and no others', async () => {
  for (const name of ['test_one', 'test_two', 'test_twice', 'test_other'])
    await cookieStore.set({ name, value: 'x', path: '/' });
  // Beside the one of the host alone.
  await cookieStore.set({ name: 'test_twice', value: 'x', path: '/', domain: here });
  backEnd.cookies = {
    functional: [{ name: 'test_one', domain: here }],
    advertising: ['test_two', 'test_twice', 'test_missing'].map((name) => ({ name, domain: here })),
    analytical: [{ name: 'test_other', domain: here }],
  };
  expect(await deleteCookiesOf(['functional', 'advertising'])).toEqual({
    deleted: ['test_one', 'test_two', 'test_twice'],
    kept: [],
    isComplete: true,
  });
  expect(await names()).toEqual(['test_other']);
});

it('deletes all cookies whose names begin as the list says by a star', async () => {
  for (const name of ['test_ga', 'test_ga_G1B2', 'test_ga_G3C4', 'test_gat'])
    await cookieStore.set({ name, value: 'x', path: '/' });
  backEnd.cookies = {
    analytical: [
      { name: 'test_ga_*', domain: here },
      { name: '_hjid_*', domain: 'hotjar.com' },
    ],
  };
  expect(await deleteCookiesOf(['analytical'])).toEqual({
    deleted: ['test_ga_G1B2', 'test_ga_G3C4'],
    kept: ['_hjid_*'],
    isComplete: true,
  });
  expect(await names()).toEqual(['test_ga', 'test_gat']);
});

it('names those of other domains, which scripts of this page cannot delete', async () => {
  await cookieStore.set({ name: 'test_own', value: 'x', path: '/' });
  backEnd.cookies = {
    advertising: [
      { name: 'IDE', domain: 'doubleclick.net' },
      { name: 'test_own', domain: here },
      { name: 'test_own', domain: `not${here}` },
    ],
  };
  expect(await deleteCookiesOf(['advertising'])).toEqual({
    deleted: ['test_own'],
    kept: ['IDE', 'test_own'],
    isComplete: true,
  });
});

it('ERR-051 deletes nothing where the list cannot be loaded', async () => {
  await cookieStore.set({ name: 'test_own', value: 'x', path: '/' });
  backEnd.isDown = true;
  expectConsole(/CONSENT_FAILED: The cookies of functional could not be loaded/);
  expect(await deleteCookiesOf(['functional'])).toEqual({ deleted: [], kept: [], isComplete: false });
  expect(await names()).toEqual(['test_own']);
});
