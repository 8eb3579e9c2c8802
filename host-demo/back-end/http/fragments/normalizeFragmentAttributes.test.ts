import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { normalizeFragmentAttributes } from 'travel-shell-back-end/http/fragments/normalizeFragmentAttributes.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { createPGlite } from '../../testing/databases.ts';

afterEach(() => vi.useRealTimers());

it('reads what the site has once a minute, and goes on with that while the database is away', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const db = await openDatabase(await createPGlite());
  const settle = normalizeFragmentAttributes(db, []);
  const ask = () => settle('country-picker', { locale: 'de', site: 'xx-XX' });
  await expect(ask()).rejects.toMatchObject({ statusCode: 400 });
  const site = {
    locale: 'xx-XX',
    country_code: 'DE',
    position: 9,
    country_native_name: '',
    language_name: '',
    language_native_name: '',
    crawlable: false,
  };
  await db.insertInto('site_locales').values(site).execute();
  await expect(ask()).rejects.toMatchObject({ statusCode: 400 });
  vi.setSystemTime(Date.now() + 61_000);
  expect(await ask()).toEqual({ locale: 'de-DE', site: 'xx-XX' });
  await db.destroy();
  vi.setSystemTime(Date.now() + 61_000);
  expect(await ask()).toEqual({ locale: 'de-DE', site: 'xx-XX' });
});

it('knows the verticals of a brand of the operator', async () => {
  const db = await openDatabase(await createPGlite());
  const navigation = [{ verticalName: 'balloons' }];
  const settle = normalizeFragmentAttributes(db, [{ id: 'petrel', name: 'Petrel', navigation }]);
  expect(await settle('header', { 'active-vertical': 'balloons' })).toEqual({ 'active-vertical': 'balloons' });
  await expect(settle('header', { 'active-vertical': 'rockets' })).rejects.toMatchObject({ statusCode: 400 });
  await db.destroy();
});
