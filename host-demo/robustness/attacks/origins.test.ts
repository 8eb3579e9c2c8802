/** Attacks from hosts that browsers take for the same site, or that a request names as its own. */
import type { Schema } from '@travel-shell/contract';
import { describe, expect, it } from 'vitest';
import { ask } from '../../back-end/testing/ask.ts';
import { databaseOfAnswers } from '../../back-end/testing/databases.ts';
import { useTestServer } from '../../back-end/testing/useTestServer.ts';
import type { Visitor } from '../../back-end/testing/Visitor.ts';
import { CONSENT } from '../paths.ts';

const SITE = 'https://shop.example';
const TOKEN = '/s/run/formtoken';

describe.each(databaseOfAnswers)('attacks from a sibling host, on $kind', ({ create }) => {
  const context = useTestServer(create, () => ({ publicOrigin: SITE, trustProxy: true }));
  const { visit } = context;
  const signIn = async (login: string) => {
    const visitor = visit();
    expect((await visitor.logIn(login)).response.status).toBe(200);
    return visitor;
  };
  /** Sets the cookies that a sibling can set for the whole domain: browsers refuse `__Host-` with a domain. */
  const plant = (victim: Visitor, { cookies }: Visitor) => {
    for (const [name, value] of cookies) victim.cookies.set(name.replace(/^__Host-/, ''), value);
  };

  it('A-ORIGIN-01 plants the attacker’s own valid session, so that the visitor acts in the attacker’s account', async () => {
    const attacker = await signIn('bo@example.com');
    const victim = visit();
    plant(victim, attacker);
    expect((await victim.authState()).loggedInSession).toBe(false);
    expect((await attacker.authState()).userInfoState.accountEmail).toBe('bo@example.com');
    // A session beside it wins.
    const owner = await signIn('ada@example.com');
    plant(owner, attacker);
    expect((await owner.authState()).userInfoState.accountEmail).toBe('ada@example.com');
    expect((await ask(owner, 'POST', '/k/run/auth/logout')).status).toBe(200);
    expect((await owner.authState()).loggedInSession).toBe(false);
  });

  it('A-ORIGIN-02 plants the secret of a form token, to forge calls with it', async () => {
    const attacker = visit();
    const token = await attacker.formToken();
    const victim = visit();
    plant(victim, attacker);
    const forged = await victim.post('/s/run/kmkid/sync', { suggestedKmkid: 'suggested-3' }, { 'x-csrf': token });
    expect(forged.status).toBe(403);
  });

  it('A-ORIGIN-03 plants a name of consent, to learn what the visitor decides', async () => {
    const record = (visitor: Visitor, acceptedCategories: string[]) =>
      ask(visitor, 'POST', `${CONSENT}/record`, { json: { acceptedCategories } });
    const read = async (visitor: Visitor) =>
      (await ask<Schema<'CookieConsent'>>(visitor, 'GET', CONSENT)).body.acceptedCategories;
    const attacker = visit();
    await record(attacker, []);
    const victim = visit();
    plant(victim, attacker);
    await record(victim, ['functional']);
    expect(await read(victim)).toContain('functional');
    expect(await read(attacker)).not.toContain('functional');
  });

  it('A-ORIGIN-04 has cookies accepted from elsewhere: each that counts is bound to this host', async () => {
    const visitor = visit();
    await visitor.logIn('ada@example.com');
    const lines = visitor.setCookies.filter((line) => !line.startsWith('travel_signed_in='));
    await ask(visitor, 'POST', `${CONSENT}/record`, { json: { acceptedCategories: [] } });
    lines.push(...visitor.setCookies.filter((line) => line.includes('travel_consent_id')));
    const names = lines.map((line) => line.split('=')[0]);
    for (const name of ['travel_session', 'travel_form_secret', 'travel_consent_id']) {
      expect(names).toContain(`__Host-${name}`);
    }
    for (const line of lines.filter((one) => one.startsWith('__Host-'))) {
      expect(line).toMatch(/; Path=\/; .*Secure/);
      expect(line).not.toMatch(/domain=/i);
    }
  });

  describe('undoes an opt-out', () => {
    const OPT_OUT = '/i/api/account/dataSharing/v1/optOut';
    const PROVIDER = '/horizon/common/privacy/providers/CookiesDataProvider';
    const ALL = 'strictlyNecessary.functional.advertising.analytical';
    const mayShare = async (visitor: Visitor) =>
      (await ask<Schema<'DataSharing'>>(visitor, 'GET', OPT_OUT)).body.allowDataSharing;
    const decide = (visitor: Visitor, allowDataSharing: boolean) =>
      ask(visitor, 'PUT', OPT_OUT, { json: { allowDataSharing } });
    const acceptedBy = async (visitor: Visitor) =>
      (await ask<Schema<'CookieConsent'>>(visitor, 'GET', CONSENT)).body.acceptedCategories;
    const accept = (visitor: Visitor, acceptedCategories: string[]) =>
      ask(visitor, 'POST', `${CONSENT}/record`, { json: { acceptedCategories } });
    /** In front of the visitor's own: browsers send those with a longer path first. */
    const plantFirst = (victim: Visitor, name: string, value: string) => {
      const own = [...victim.cookies];
      victim.cookies.clear();
      for (const [each, content] of [[name, value] as const, ...own.filter(([each]) => each !== name)])
        victim.cookies.set(each, content);
    };

    it('A-ORIGIN-07 of sharing data, by a cookie that says the opposite', async () => {
      const victim = visit();
      await decide(victim, false);
      plantFirst(victim, 'travel_data_sharing', '1');
      expect(await mayShare(victim)).toBe(false);
      await victim.logIn('grace@example.com');
      plantFirst(victim, 'travel_data_sharing', '1');
      expect(await mayShare(victim), 'an account that has chosen nothing').toBe(false);
    });

    it('A-ORIGIN-08 one of before the names had a prefix goes on to count', async () => {
      const visitor = visit();
      visitor.cookies.set('travel_data_sharing', '0');
      expect(await mayShare(visitor)).toBe(false);
      await decide(visitor, true);
      expect(await mayShare(visitor), 'until the visitor says something else').toBe(true);
    });

    it('A-ORIGIN-09 of cookies, by a cookie “consent” of everything', async () => {
      const victim = visit();
      await accept(victim, []);
      plantFirst(victim, 'consent', ALL);
      expect(await acceptedBy(victim)).toEqual(['strictlyNecessary']);
      expect(victim.setCookies.join()).toContain('consent=strictlyNecessary;');
    });

    it('A-ORIGIN-10 of another device, by a cookie that says that something newer is still to be sent', async () => {
      const victim = await signIn('sol@example.com');
      await accept(victim, ['functional', 'advertising']);
      const other = await signIn('sol@example.com');
      await accept(other, []);
      victim.cookies.set('travel_consent_unsent', `regime=cookies&choice=accept&accepted=${ALL}&at=0`);
      await ask(victim, 'GET', PROVIDER);
      expect(victim.cookies.get('consent')).toBe('strictlyNecessary');
      // The cookie that the page itself has written counts, and goes with the next decision.
      victim.cookies.set('__Host-travel_consent_unsent', 'regime=cookies&choice=decline&at=0');
      expect(await acceptedBy(victim)).toEqual([]);
      await accept(victim, []);
      expect(victim.cookies.has('__Host-travel_consent_unsent')).toBe(false);
      expect(victim.setCookies.join()).toMatch(/__Host-travel_consent_unsent=; Max-Age=0; Path=\/; .*; Secure/);
    });

    it('A-ORIGIN-11 of the data transfer, by the cookie of earlier days', async () => {
      const victim = visit();
      const form = { purposeIds: '', setConsentBooleanCookie: 'true' };
      for (const path of ['createConsent', 'removeConsent'])
        expect((await ask(victim, 'POST', `/s/run/privacy/gdpr/${path}`, { form })).status).toBe(200);
      victim.cookies.set('DATA_CONSENT', 'true');
      const { body } = await ask<Schema<'CookiesData'>>(victim, 'GET', PROVIDER);
      expect(body.dataTransferConsent).toBe(false);
    });
  });

  it('A-ORIGIN-12 sends a cookie of ours a second time, by a browser that lets another host set it', async () => {
    const attacker = await signIn('bo@example.com');
    const owner = await signIn('ada@example.com');
    const session = (visitor: Visitor) => visitor.cookies.get('__Host-travel_session');
    const path = '/horizon/common/authentication/providers/AuthStateProviderAction';
    const state = async (...tokens: (string | undefined)[]) => {
      const cookie = tokens.map((token) => `__Host-travel_session=${token}`).join('; ');
      return (await (await fetch(context.server.origin + path, { headers: { cookie } })).json()).loggedInSession;
    };
    expect(await state(session(owner))).toBe(true);
    expect(await state(session(attacker), session(owner))).toBe(false);
    expect(await state(session(owner), session(attacker))).toBe(false);
  });

  it('A-ORIGIN-13 plants the browser that a passkey’s challenge was given to', async () => {
    const attacker = visit();
    await ask(attacker, 'POST', '/auth/webauthn/v1/loginParams', { json: {} });
    expect(attacker.setCookies.join()).toMatch(/__Host-travel_passkey_browser=\w{64}; [^,]*Secure/);
    const victim = visit();
    plant(victim, attacker);
    await ask(victim, 'POST', '/auth/webauthn/v1/loginParams', { json: {} });
    const name = '__Host-travel_passkey_browser';
    expect(victim.cookies.get(name)).not.toBe(attacker.cookies.get(name));
  });

  it.each([
    ['the same host without TLS', 'http://shop.example'],
    ['another host that the request names as ours', 'https://evil.example'],
    ['another port', 'https://shop.example:8443'],
  ])('A-ORIGIN-05 calls from %s', async (_title, origin) => {
    const headers = { origin, 'x-forwarded-host': new URL(origin).host };
    const response = await visit().fetch(TOKEN, { method: 'POST', headers });
    expect(response.status).toBe(403);
    expect((await visit().fetch(TOKEN, { method: 'POST', headers: { ...headers, origin: SITE } })).status).toBe(200);
  });

  it('A-ORIGIN-06 leads a visitor to a host that the request names as ours, or to ours without TLS', async () => {
    const lead = async (redir: string, host: string) =>
      (
        await visit().fetch(`/login?redir=${encodeURIComponent(redir)}`, { headers: { 'x-forwarded-host': host } })
      ).text();
    const field = (value: string) => `name="redir" value="${value}"`;
    expect(await lead('https://evil.example/trips', 'evil.example')).toContain(field('/'));
    expect(await lead('http://shop.example/trips', 'shop.example')).toContain(field('/'));
    expect(await lead(`${SITE}/trips`, 'evil.example')).toContain(field('/trips'));
  });
});
