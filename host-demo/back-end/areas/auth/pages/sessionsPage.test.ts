import { loadMessages } from 'travel-shell-back-end/messages/generated/loadMessages.ts';
import { describe, expect, it } from 'vitest';
import { ageSession } from '../../../../robustness/attacks/ageSession.ts';
import { createPGlite } from '../../../testing/databases.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import type { Visitor } from '../../../testing/Visitor.ts';

const PAGE = '/s/ident/sessions';

describe('the page with one’s sessions', () => {
  const context = useTestServer(createPGlite);
  const signedIn = async (username = 'ada@example.com') => {
    const visitor = context.visit();
    await visitor.logIn(username);
    return visitor;
  };
  const open = async (visitor: Visitor, path = PAGE, headers = {}) => (await visitor.fetch(path, { headers })).text();
  const buttons = (html: string) => [...html.matchAll(/name="session" value="([^"]+)"/g)].map(([, value]) => value);
  const press = async (visitor: Visitor, session: string, path = PAGE) =>
    visitor.post(path, { session, formtoken: await visitor.formToken() });

  it('signs out one and all others without script, and says so', async () => {
    const others = [await signedIn(), await signedIn(), await signedIn()];
    const here = await signedIn();
    const [first = '', ...rest] = buttons(await open(here));
    expect(rest).toHaveLength(3);
    const answer = await press(here, first);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PAGE}?done`]);
    expect(await open(here, `${PAGE}?done`)).toContain('role="status">Done. It is signed out.');
    const count = async () =>
      (await Promise.all(others.map((one) => one.authState()))).filter((s) => s.loggedInSession);
    expect(await count()).toHaveLength(2);
    await press(here, 'others');
    expect(await count()).toHaveLength(0);
    expect(await open(here)).toContain('You are signed in nowhere else.');
    expect((await here.authState()).loggedInSession).toBe(true);
  });

  it('asks for the password where the sign-in is older than ten minutes', async () => {
    const other = await signedIn();
    const here = await signedIn();
    const [one = ''] = buttons(await open(here));
    await ageSession(context.db, here, 601);
    const html = await open(here);
    expect(buttons(html)).toEqual([]);
    expect(html).toContain(`href="/s/ident/again?redir=${encodeURIComponent(PAGE)}"`);
    for (const session of [one, 'others']) {
      expect((await press(here, session)).headers.get('location')).toMatch(/^\/s\/ident\/again\?redir=/);
    }
    expect((await other.authState()).loggedInSession).toBe(true);
  });

  it('leads to the sign-in and back', async () => {
    const answer = await context.visit().fetch(PAGE);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/login?redir=${encodeURIComponent(PAGE)}`]);
  });

  it('ends no session of another account, nor one that is none', async () => {
    const stranger = await signedIn('grace@example.com');
    const [row] = await context.db.selectFrom('sessions').select('session_id').orderBy('created_at', 'desc').execute();
    const here = await signedIn();
    for (const session of [row?.session_id ?? '', 'x', '']) {
      expect((await press(here, session)).headers.get('location')).toBe(PAGE);
    }
    expect((await stranger.authState()).loggedInSession).toBe(true);
  });

  it.each([
    ['', { 'accept-language': 'nl, fr-CH;q=0.8, en;q=0.5' }, 'fr-FR', 'ltr'],
    ['', { 'accept-language': 'en-GB, de' }, 'en-US', 'ltr'],
    ['', {}, 'en-US', 'ltr'],
    ['?locale=ar', { 'accept-language': 'de' }, 'ar', 'rtl'],
    ['?locale=<b>', { 'accept-language': 'ja' }, 'ja-JP', 'ltr'],
  ] as const)('speaks the visitor’s language: %s %o', async (query, headers, locale, dir) => {
    const html = await open(await signedIn(), PAGE + query, headers);
    expect(html).toContain(`<html lang="${locale}" dir="${dir}"`);
    expect(html).toContain(`<h1>${(await loadMessages(locale)).sessions.title}</h1>`);
    expect(html).not.toContain('<b>');
  });
});
