import { LOCALES } from '@travel-shell/core';
import { BROWSER_COOKIE } from 'travel-shell-back-end/areas/auth/knownBrowsers.ts';
import { loadMessages } from 'travel-shell-back-end/messages/generated/loadMessages.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { DOORS } from '../../../security/doors.ts';
import { createPGlite } from '../../testing/databases.ts';
import type { Visitor } from '../../testing/Visitor.ts';
import { send } from '../company/testing/send.ts';
import { lastMail, linkIn, mailsTo, submitPage } from './testing/outbox.ts';
import { submit } from './testing/submit.ts';
import { useProviders } from './testing/useProviders.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const ADA = 'ada@example.com';

describe('sign-ins from an unknown browser', () => {
  const context = useProviders(createPGlite);
  beforeEach(async () => {
    for (const table of ['login_attempts', 'known_browsers', 'outbox', 'sessions'] as const)
      await context.db.deleteFrom(table).execute();
    await context.db.updateTable('users').set({ knows_browsers: false }).execute();
  });

  const countMails = async (address = ADA) =>
    (await mailsTo(context.visit(), address)).filter(({ kind }) => kind === 'new-browser').length;
  const signIn = async (visitor: Visitor, username = ADA) => {
    expect((await visitor.logIn(username)).body.status).toBe(0);
    return visitor;
  };

  it('tells the owner when and by which browser, and how to end it', async () => {
    await signIn(context.visit());
    expect(await countMails(), 'the first').toBe(0);
    const headers = { 'X-CSRF': '', 'user-agent': FIREFOX };
    const thief = context.visit();
    headers['X-CSRF'] = await thief.formToken();
    await thief.post('/k/run/auth/login', { username: ADA, passwd: 'travel-demo' }, headers);
    const mail = await lastMail(context.visit(), ADA, 'new-browser');
    expect(mail.text).toContain('Firefox on Windows');
    expect(mail.text).toMatch(/on \d{1,2} \w+ \d{4} at \d{2}:\d{2} \(UTC\)/);
    expect(linkIn(mail)).toBe('/s/ident/sessions');
    expect(mail.text).toContain('choose a new password');
  });

  it('says in plain words that it does not recognize a browser', async () => {
    await signIn(context.visit());
    const thief = context.visit();
    const headers = { 'X-CSRF': await thief.formToken(), 'user-agent': 'curl/8.0' };
    await thief.post('/k/run/auth/login', { username: ADA, passwd: 'travel-demo' }, headers);
    const { text } = await lastMail(context.visit(), ADA, 'new-browser');
    expect(text).toMatch(/used for the first time with a browser that we do not recognize, on .+ \(UTC\)\./);
  });

  it.each(LOCALES.filter((locale) => locale !== 'pseudo'))(
    'tells it in the language of the sign-in: %s',
    async (locale) => {
      await signIn(context.visit());
      const thief = context.visit();
      const headers = { 'X-CSRF': await thief.formToken(), 'user-agent': FIREFOX, 'accept-language': locale };
      await thief.post('/k/run/auth/login', { username: ADA, passwd: 'travel-demo' }, headers);
      const { subject, text, html } = await lastMail(context.visit(), ADA, 'new-browser');
      const messages = await loadMessages(locale);
      const texts = messages.newBrowser;
      expect(subject).toBe(texts.subject);
      expect(text).toContain(messages.browserOn({ browser: 'Firefox', system: 'Windows' }));
      for (const part of [texts.yours, texts.notYours, texts.see]) expect(text).toContain(part);
      expect(text).not.toMatch(/[{}]/);
      expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
    },
  );

  it('says nothing of a browser that it knows, also after a sign-out', async () => {
    const home = await signIn(context.visit());
    await signIn(context.visit());
    expect(await countMails()).toBe(1);
    await submit(home, '/k/run/auth/logout');
    await signIn(home);
    await signIn(home);
    expect(await countMails()).toBe(1);
  });

  it('knows a browser for one account only', async () => {
    const home = await signIn(context.visit());
    await signIn(context.visit(), 'grace@example.com');
    await signIn(home, 'grace@example.com');
    expect(await countMails('grace@example.com')).toBe(1);
  });

  it('does not know a browser by a cookie that is none of ours', async () => {
    const first = context.visit();
    first.cookies.set(BROWSER_COOKIE, 'x');
    await signIn(first);
    expect(first.cookies.get(BROWSER_COOKIE)).toMatch(/^[\w-]{43}$/);
    const second = context.visit();
    second.cookies.set(BROWSER_COOKIE, 'x');
    await signIn(second);
    expect(await countMails()).toBe(1);
  });

  it('keeps its cookie from scripts, for more than a year', async () => {
    const visitor = context.visit();
    await visitor.logIn(ADA);
    const line = visitor.setCookies.find((one) => one.startsWith(`${BROWSER_COOKIE}=`));
    expect(line).toMatch(/Max-Age=34560000/);
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/SameSite=Lax/);
    expect(line).not.toMatch(/Domain/);
    const rows = await context.db.selectFrom('known_browsers').select('browser_hash').execute();
    expect(rows.map((row) => row.browser_hash)).not.toContain(visitor.cookies.get(BROWSER_COOKIE));
  });

  it('is news again from a browser that has been signed out by its owner', async () => {
    const phone = await signIn(context.visit());
    const home = await signIn(context.visit());
    expect(await countMails()).toBe(1);
    const path = '/i/api/account/sessions/v1';
    const { body } = await send<{ sessions: { sessionId: string }[] }>(home, 'GET', path);
    await send(home, 'DELETE', `${path}/${body.sessions[1]?.sessionId}`);
    await signIn(phone);
    expect(await countMails()).toBe(2);
    await send(home, 'DELETE', path);
    await signIn(home);
    expect(await countMails(), 'the one that has signed the others out').toBe(2);
    await signIn(phone);
    expect(await countMails()).toBe(3);
  });

  it('is news again everywhere after a new password', async () => {
    const home = await signIn(context.visit(), 'bo@example.com');
    await submitPage(home, '/s/ident/forgot', { username: 'bo@example.com' });
    const link = linkIn(await lastMail(home, 'bo@example.com', 'reset-password'));
    await submitPage(home, link, { passwd: 'a-much-better-one-4711' });
    await home.logIn('bo@example.com', { passwd: 'a-much-better-one-4711' });
    expect(await countMails('bo@example.com')).toBe(1);
  });

  it('sends ten of these a day and remembers thirty browsers', async () => {
    for (let i = 0; i < 34; i++) await signIn(context.visit());
    expect(await countMails()).toBe(10);
    const rows = await context.db.selectFrom('known_browsers').select('user_id').execute();
    expect(rows).toHaveLength(30);
  });

  it.each(Object.entries(DOORS))('tells of a sign-in by %s', async (_name, enter) => {
    await enter(context, context.visit());
    await context.db.deleteFrom('outbox').execute();
    await enter(context, context.visit());
    const mails = await context.db.selectFrom('outbox').select('kind').execute();
    expect(mails.filter(({ kind }) => kind === 'new-browser')).toHaveLength(1);
  });
});
