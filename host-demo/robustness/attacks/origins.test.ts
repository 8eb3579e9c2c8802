/** Attacks from hosts that browsers take for the same site, or that a request names as its own. */
import type { Schema } from '@travel-shell/contract';
import { describe, expect, it } from 'vitest';
import { ask } from '../../server/testing/ask.ts';
import { databaseOfAnswers } from '../../server/testing/databases.ts';
import { useTestServer } from '../../server/testing/useTestServer.ts';
import type { Visitor } from '../../server/testing/Visitor.ts';
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
  /** What a sibling can set in a browser for the whole domain: browsers refuse `__Host-` with a domain. */
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
