import type { Schema } from '@travel-shell/contract';
import { expect, it } from 'vitest';
import { createPGlite } from '../back-end/testing/databases.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';

const site = useTestServer(createPGlite);

async function countriesOf(locale: string, encoding: string): Promise<Schema<'CountryPickerState'>> {
  const path = `/horizon/react/component/CountryPickerStateProviderAction?locale=${locale}`;
  const answer = await fetch(site.server.origin + path, { headers: { 'accept-encoding': encoding } });
  expect([answer.status, answer.headers.get('content-encoding') ?? 'identity']).toEqual([200, encoding]);
  return answer.json() as Promise<Schema<'CountryPickerState'>>;
}

it('no sign-in waits until the list of every site is packed as small as possible', async () => {
  const { countries } = await countriesOf('en-US', 'identity');
  const locales = countries.flatMap(({ languageLinks }) => languageLinks.map(({ locale }) => locale)).slice(-60);
  const timeOf = async (encoding: string) => {
    const start = performance.now();
    const lists = Promise.all(locales.map((locale) => countriesOf(locale, encoding)));
    await countriesOf('en-US', encoding);
    expect((await site.visit().logIn('ada@example.com')).response.status).toBe(200);
    await lists;
    return performance.now() - start;
  };
  const plain = await timeOf('identity');
  expect((await timeOf('br')) / plain).toBeLessThan(4);
});
