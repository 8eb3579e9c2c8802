import { LOCALES } from '@travel-shell/core';
import { SESSION_COOKIE } from 'travel-shell-back-end/http/sessions/RequestSessions.ts';
import { loadMessages } from 'travel-shell-back-end/messages/generated/loadMessages.ts';
import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import { describe, expect, it } from 'vitest';
import { createPGlite } from '../../../testing/databases.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { readForm } from '../testing/outbox.ts';

const PAGE = '/s/ident/again';
const SHIPPED = LOCALES.filter((locale) => locale !== 'pseudo');

describe('the page that asks for the password again', () => {
  const context = useTestServer(createPGlite);

  it.each(SHIPPED)('speaks %s, to browsers that want it and at an address that names it', async (locale) => {
    const visitor = context.visit();
    await visitor.logIn('ada@example.com');
    const { again: texts } = await loadMessages(locale);
    const expectIts = (html: string, error?: string) => {
      expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
      for (const text of [
        texts.title,
        texts.lead,
        texts.password,
        texts.goOn,
        texts.otherWay,
        ...(error ? [error] : []),
      ])
        expect(html).toContain(escapeHtml(text));
    };
    expectIts(await (await visitor.fetch(PAGE, { headers: { 'accept-language': locale } })).text());
    const form = await readForm(
      await visitor.fetch(`${PAGE}?locale=${locale}`, { headers: { 'accept-language': 'ko' } }),
    );
    expectIts(form.html);
    for (const [passwd, error] of [
      ['', texts.missing],
      ['wrong', texts.wrong],
    ] as const) {
      const again = await visitor.post(form.action, { ...form.fields, passwd });
      expect(again.status).toBe(400);
      expectIts(await again.text(), error);
    }
    expect((await visitor.post(form.action, { ...form.fields, passwd: 'travel-demo' })).status).toBe(303);
  });

  it('keeps the new cookie of a browser whose earlier request still carried the old one', async () => {
    const visitor = context.visit();
    await visitor.logIn('ada@example.com');
    const late = context.visit();
    for (const [name, value] of visitor.cookies) late.cookies.set(name, value);
    const form = await readForm(await visitor.fetch(PAGE));
    expect((await visitor.post(form.action, { ...form.fields, passwd: 'travel-demo' })).status).toBe(303);
    expect((await late.fetch('/s/ident/sessions')).status).toBe(303);
    expect(late.setCookies.filter((line) => line.startsWith(SESSION_COOKIE))).toEqual([]);
    expect((await late.authState()).loggedInSession).toBe(false);
    expect((await visitor.authState()).loggedInSession).toBe(true);
  });
});
