/** Two records of one choice: the cookies of the browser, and what is stored. The newer one wins. */
import type { Schema } from '@travel-shell/contract';
import { COOKIE_CATEGORIES } from '@travel-shell/core/cookieCategories';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import type { Visitor } from '../../testing/Visitor.ts';

const FORM = '/privacy/consent';
const READS = [
  '/horizon/common/privacy/providers/CookiesDataProvider',
  '/i/api/cookiebanner/v1/consent',
  '/i/api/iabtcf/v1/consent',
];
const ALL = COOKIE_CATEGORIES.join('.');
const NECESSARY = 'strictlyNecessary';

describe.each(databaseOfAnswers)('two records of one choice on $kind', ({ create }) => {
  const site = useTestServer(create, () => ({ consent: { cmpId: 10, cmpVersion: 3, publisherCountry: 'DE' } }));
  const send = async (visitor: Visitor, fields: Record<string, string>) => {
    const text = { text: `${fields.regime}-1`, locale: 'de-DE' };
    const response = await visitor.post(FORM, { ...text, ...fields }, { accept: 'application/json' });
    expect(response.status).toBe(200);
    return (await response.json()) as Schema<'StoredConsent'>;
  };
  const readAll = async (visitor: Visitor) => {
    for (const path of READS) expect((await ask(visitor, 'GET', path)).status).toBe(200);
  };
  const accepted = async (regime: string) => {
    const visitor = site.visit();
    await send(visitor, { regime, choice: 'accept' });
    return visitor;
  };
  const categoriesOf = async (visitor: Visitor) =>
    (await ask<Schema<'CookieConsent'>>(visitor, 'GET', READS[1] as string)).body.acceptedCategories;
  const tcfOf = async (visitor: Visitor) => (await ask<Schema<'TcfConsent'>>(visitor, 'GET', READS[2] as string)).body;
  const newestOf = (kind: 'cookies' | 'tcf') =>
    site.db
      .selectFrom('consent_records')
      .selectAll()
      .select(sql<number>`round(extract(epoch from now() - created_at))::integer`.as('age'))
      .where('kind', '=', kind)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();

  it.each([
    ['cookies', ['consent']],
    ['tcf', ['kyk_tcf']],
    ['tcf', ['consent', 'kyk_tcf']],
  ])('CNS-002 %s: a cookie that has gone is not restored by a read: %j', async (regime, names) => {
    const visitor = await accepted(regime);
    for (const name of names) visitor.cookies.delete(name);
    await readAll(visitor);
    for (const name of names) expect(visitor.cookies.has(name)).toBe(false);
    // Nor does its record count in this browser.
    if (names.includes('consent')) expect(await categoriesOf(visitor)).toEqual([]);
    if (names.includes('kyk_tcf')) expect((await tcfOf(visitor)).isUnsavedDefaultConsent).toBe(true);
  });

  it('a cookie that has gone is not restored by a sign-in, either', async () => {
    const visitor = site.visit();
    await visitor.logIn('ada@example.com');
    await send(visitor, { regime: 'cookies', choice: 'accept' });
    await visitor.post('/k/run/auth/logout', {}, { 'x-csrf': await visitor.formToken() });
    visitor.cookies.delete('consent');
    await visitor.logIn('ada@example.com');
    expect(visitor.cookies.has('consent')).toBe(false);
  });

  it.each(['cookies', 'tcf'])('%s: a read leaves a withdrawal alone that has not come yet', async (regime) => {
    const visitor = await accepted(regime);
    visitor.cookies.set('consent', NECESSARY);
    visitor.cookies.delete('kyk_tcf');
    visitor.cookies.set('travel_consent_unsent', `regime=${regime}&choice=decline&at=0`);
    await readAll(visitor);
    expect(visitor.cookies.get('consent')).toBe(NECESSARY);
    expect(visitor.cookies.has('kyk_tcf')).toBe(false);
    expect(visitor.cookies.has('travel_consent_unsent')).toBe(true);
    expect(await categoriesOf(visitor)).toEqual([]);
    expect((await tcfOf(visitor)).purpose.consents).toEqual([]);
  });

  it.each(['cookies', 'tcf'])('%s: a withdrawal that comes later counts from when it was said', async (regime) => {
    const visitor = await accepted(regime);
    await age(3600);
    visitor.cookies.set('travel_consent_unsent', 'x');
    const stored = await send(visitor, { regime, choice: 'decline', secondsAgo: '1800' });
    expect(stored.acceptedCategories).toEqual([NECESSARY]);
    const record = await newestOf(regime as 'cookies');
    expect(record.age).toBeGreaterThan(1795);
    expect(record.age).toBeLessThan(1830);
    expect(record).toMatchObject({ text_version: `${regime}-1`, text_locale: 'de-DE' });
    expect(visitor.cookies.get('consent')).toBe(NECESSARY);
    expect(visitor.cookies.has('travel_consent_unsent')).toBe(false);
  });

  it.each(['cookies', 'tcf'])('%s: a withdrawal that comes late does not overrule a newer choice', async (regime) => {
    const visitor = await accepted(regime);
    const before = await newestOf(regime as 'cookies');
    await age(60);
    visitor.cookies.set('consent', NECESSARY);
    const stored = await send(visitor, { regime, choice: 'decline', secondsAgo: '3600' });
    expect(stored.acceptedCategories).toEqual([...COOKIE_CATEGORIES]);
    expect((await newestOf(regime as 'cookies')).id).toBe(before.id);
    expect(visitor.cookies.get('consent')).toBe(ALL);
  });

  it('two tabs that send the same withdrawal add one record', async () => {
    const visitor = await accepted('cookies');
    await age(7200);
    await send(visitor, { regime: 'cookies', choice: 'decline', secondsAgo: '3600' });
    const { id } = await newestOf('cookies');
    await send(visitor, { regime: 'cookies', choice: 'decline', secondsAgo: '3601' });
    expect((await newestOf('cookies')).id).toBe(id);
  });

  it('what is left of a choice by category is stored as such', async () => {
    const visitor = await accepted('cookies');
    const left = 'strictlyNecessary.functional';
    await send(visitor, { regime: 'cookies', choice: 'accept', accepted: left, secondsAgo: '0' });
    expect(visitor.cookies.get('consent')).toBe(left);
    expect(await categoriesOf(visitor)).toEqual(left.split('.'));
  });

  it('what is left in the full framework is stored by its string', async () => {
    const visitor = await accepted('tcf');
    await ask(visitor, 'GET', READS[2] as string);
    const all = await tcfOf(visitor);
    const stored = await send(visitor, {
      regime: 'tcf',
      choice: 'accept',
      tcString: all.tcString as string,
      additionalVendors: '1.3',
      secondsAgo: '0',
    });
    expect(stored.tcString).toBe(all.tcString);
    expect(await tcfOf(visitor)).toEqual({ ...all, consentedAdditionalVendors: [1, 3] });
    const { value } = await newestOf('tcf');
    expect(value).toMatchObject({ objectedLegIntPurposes: [], objectedLegIntVendors: [] });
  });

  it.each(['nonsense', 'CQ'])('the string %s is refused', async (tcString) => {
    const visitor = await accepted('tcf');
    const fields = { regime: 'tcf', choice: 'accept', text: 'tcf-1', locale: 'en-US', tcString };
    expect((await visitor.post(FORM, fields, { accept: 'application/json' })).status).toBe(400);
  });

  const age = (seconds: number) =>
    site.db
      .updateTable('consent_records')
      .set({ created_at: sql`created_at - make_interval(secs => ${seconds})` })
      .execute();
});
