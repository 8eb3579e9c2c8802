import type { Schema } from '@travel-shell/contract';
import { describe, expect, it } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';

const PICKER = '/horizon/react/component/CurrencyPickerStateProviderAction';
const SET_CURRENCY = '/i/api/account/currency/v1/set';
const OPT_OUT = '/i/api/account/dataSharing/v1/optOut';

describe.each(databaseOfAnswers)('visitor choices on $kind', ({ create }) => {
  const context = useTestServer(create);
  const visit = () => new Visitor(context.server.origin);
  const signIn = async (login: string) => {
    const visitor = visit();
    await visitor.logIn(login);
    return visitor;
  };

  describe('currency', () => {
    const picker = async (visitor: Visitor, locale = 'de-DE') =>
      (await ask<Schema<'CurrencyPickerState'>>(visitor, 'GET', `${PICKER}?locale=${locale}`)).body;
    const current = async (visitor: Visitor) => (await picker(visitor)).current.currencyCode;
    const choose = (visitor: Visitor, json: object) =>
      ask<Schema<'ChosenCurrency'>>(visitor, 'POST', SET_CURRENCY, { json });

    it('API-027 STA-049 STA-050 lists every currency in use, under its names in three languages', async () => {
      const state = await picker(visit());
      expect(state.allCurrencies.length).toBeGreaterThan(150);
      expect(state.allCurrencies.find(({ currencyCode }) => currencyCode === 'JPY')).toEqual({
        currencyCode: 'JPY',
        displayName: 'Japanischer Yen',
        name: 'Japanese Yen',
        nativeName: '日本円',
        htmlSymbolAlone: '¥',
        showCurrency: true,
      });
      expect(state.topCurrencies.map(({ currencyCode }) => currencyCode)).toEqual([
        ...['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'CNY', 'INR'],
      ]);
      expect(state.topCurrencies.every(({ showCurrency }) => showCurrency)).toBe(true);
      const names = state.allCurrencies.map(({ displayName }) => displayName);
      expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    });

    it.each([
      ['de-DE', 'EUR'],
      ['en', 'USD'],
      ['ja-JP', 'JPY'],
      ['ko-KP', 'USD'],
      ['en-QQ', 'USD'],
    ])('STA-050 begins with the money of the country: %s %s', async (locale, currencyCode) => {
      expect((await picker(visit(), locale)).current.currencyCode).toBe(currencyCode);
    });

    it('API-032 keeps an anonymous choice for this browser only', async () => {
      const visitor = visit();
      const { status, body } = await choose(visitor, { currencyCode: 'CHF' });
      expect([status, body]).toEqual([200, { currencyCode: 'CHF', stored: false }]);
      expect(await current(visitor)).toBe('CHF');
      expect(await current(visit())).toBe('EUR');
      expect(await context.db.selectFrom('account_settings').selectAll().execute()).toEqual([]);
    });

    it('API-032 PIC-057 stores a choice with the signed-in account only', async () => {
      const ada = await signIn('ada@example.com');
      expect((await choose(ada, { currencyCode: 'CHF', store: false })).body.stored).toBe(false);
      expect(await current(await signIn('ada@example.com'))).toBe('EUR');

      expect((await choose(ada, { currencyCode: 'NOK', store: true })).body).toEqual({
        currencyCode: 'NOK',
        stored: true,
      });
      expect(await current(ada)).toBe('NOK');
      expect(await current(await signIn('ada@example.com'))).toBe('NOK');
      expect(await current(await signIn('bo@example.com'))).toBe('EUR');

      await choose(ada, { currencyCode: 'SEK', store: true });
      expect(await current(await signIn('ada@example.com'))).toBe('SEK');

      const { status, error } = await choose(visit(), { currencyCode: 'CHF', store: true });
      expect([status, error]).toEqual([401, expect.stringContaining('INVALID_SESSION')]);
    });

    it.each([
      ['an unknown one', { currencyCode: 'QQQ' }],
      ['one that is not offered', { currencyCode: 'KPW' }],
      ['small letters', { currencyCode: 'eur' }],
      ['none', {}],
      ['an unknown field', { currencyCode: 'EUR', userId: 'x' }],
    ])('API-032 refuses %s', async (_title, json) => {
      const visitor = visit();
      const { status, error } = await choose(visitor, json);
      expect([status, error]).toEqual([400, expect.stringContaining('VALIDATION_ERROR')]);
      expect(visitor.cookies.has('travel_currency')).toBe(false);
    });

    it('API-032 needs the form token', async () => {
      const visitor = visit();
      const json = { currencyCode: 'CHF' };
      const { status, error } = await ask(visitor, 'POST', SET_CURRENCY, { json, token: 'invented-invented-invented' });
      expect([status, error]).toEqual([403, expect.stringContaining('INVALID_FORM_TOKEN')]);
    });

    it.each(['KPW', 'not money', '%00'])('STA-050 ignores a cookie with the value %s', async (value) => {
      const visitor = visit();
      visitor.cookies.set('travel_currency', value);
      expect(await current(visitor)).toBe('EUR');
    });
  });

  describe('data sharing', () => {
    const read = async (visitor: Visitor) => (await ask<Schema<'DataSharing'>>(visitor, 'GET', OPT_OUT)).body;
    const decide = (visitor: Visitor, allowDataSharing: unknown) =>
      ask<Schema<'DataSharing'>>(visitor, 'PUT', OPT_OUT, { json: { allowDataSharing } });

    it('API-033 STA-074 is allowed by default', async () => {
      expect(await read(visit())).toEqual({ allowDataSharing: true });
    });

    it('API-034 keeps the choice of a signed-out visitor', async () => {
      const visitor = visit();
      expect((await decide(visitor, false)).body).toEqual({ allowDataSharing: false });
      expect(await read(visitor)).toEqual({ allowDataSharing: false });
      await decide(visitor, true);
      expect(await read(visitor)).toEqual({ allowDataSharing: true });
      expect(await read(visit())).toEqual({ allowDataSharing: true });
    });

    it('API-034 applies an account’s choice on all its devices and to no other account', async () => {
      await decide(await signIn('bo@example.com'), false);
      expect(await read(await signIn('bo@example.com'))).toEqual({ allowDataSharing: false });
      expect(await read(await signIn('layla@example.com'))).toEqual({ allowDataSharing: true });
      expect(await read(visit())).toEqual({ allowDataSharing: true });
    });

    it('API-033 uses the browser’s choice from before the sign-in until the account decides', async () => {
      const visitor = visit();
      await decide(visitor, false);
      await visitor.logIn('maximiliane@example.com');
      expect(await read(visitor)).toEqual({ allowDataSharing: false });
      await decide(visitor, true);
      expect(await read(visitor)).toEqual({ allowDataSharing: true });
    });

    it('API-033 is the saved choice, whatever the browser’s signal says', async () => {
      const response = await visit().fetch(OPT_OUT, { headers: { 'sec-gpc': '1' } });
      expect(await response.json()).toEqual({ allowDataSharing: true });
    });

    describe('on a page, without script', () => {
      const PAGE = '/privacy/manage';
      const open = async (visitor: Visitor, headers = {}) => {
        const html = await (await visitor.fetch(PAGE, { headers })).text();
        const fieldOf = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
        return { html, fields: { formtoken: fieldOf('formtoken'), allowDataSharing: fieldOf('allowDataSharing') } };
      };

      it('RTE-017 opts out, and in again', async () => {
        const visitor = visit();
        for (const [button, allowed] of [
          ['Opt out', false],
          ['Opt in again', true],
        ] as const) {
          const { html, fields } = await open(visitor);
          expect(html).toContain(`class="button">${button}</button>`);
          const response = await visitor.post(PAGE, fields);
          expect([response.status, response.headers.get('location')]).toEqual([303, PAGE]);
          expect(await read(visitor)).toEqual({ allowDataSharing: allowed });
        }
      });

      it('RTE-017 says that it honors the browser’s signal, and what is saved', async () => {
        const { html } = await open(visit(), { 'sec-gpc': '1' });
        expect(html).toContain('(Global Privacy Control), so we do not.');
        expect(html).toContain('Without that signal: We may share');
        expect((await open(visit())).html).not.toContain('Global Privacy Control');
      });

      it.each([['another token'], ['another site']])('refuses %s', async (what) => {
        const visitor = visit();
        const { fields } = await open(visitor);
        const isForeign = what === 'another site';
        const headers: Record<string, string> = isForeign ? { origin: 'https://evil.example' } : {};
        const { status } = await visitor.post(PAGE, isForeign ? fields : { ...fields, formtoken: 'x' }, headers);
        expect(status).toBe(403);
        expect(await read(visitor)).toEqual({ allowDataSharing: true });
      });
    });

    it('keeps currency and data sharing apart', async () => {
      const grace = await signIn('grace@example.com');
      await decide(grace, false);
      await ask(grace, 'POST', SET_CURRENCY, { json: { currencyCode: 'DKK', store: true } });
      expect(await read(grace)).toEqual({ allowDataSharing: false });
    });

    it.each([['perhaps'], [{}], [[]]])('API-034 refuses %j', async (value) => {
      expect((await decide(visit(), value)).status).toBe(400);
    });
  });
});
