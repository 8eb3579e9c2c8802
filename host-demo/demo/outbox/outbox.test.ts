import { composeMail } from 'travel-shell-back-end/areas/mail/composeMail.ts';
import { Mail } from 'travel-shell-back-end/areas/mail/Mail.ts';
import { describe, expect, it } from 'vitest';
import { linkIn, mailsTo } from '../../back-end/areas/auth/testing/outbox.ts';
import { databaseKinds } from '../../back-end/testing/databases.ts';
import { useTestServer } from '../../back-end/testing/useTestServer.ts';

describe.each(databaseKinds)('the outbox on $kind', ({ create }) => {
  const context = useTestServer(create);
  const read = async (path: string) => {
    const response = await context.visit().fetch(path);
    return { response, html: await response.text() };
  };

  it('shows that it is empty', async () => {
    expect((await read('/demo/outbox')).html).toContain('No mail yet.');
  });

  it('lists mail newest first, for all or one person, as a page and as JSON', async () => {
    const mail = new Mail(context.db);
    await mail.send({ to: 'Mona@Example.com', subject: 'First <b>', text: 'one', kind: 'test' });
    await mail.send({ to: 'nils@example.com', subject: 'Second', text: 'two', kind: 'test' });
    await mail.send({ to: 'mona@example.com', subject: 'Third', text: 'three', kind: 'test' });
    const { html } = await read('/demo/outbox');
    expect(html.indexOf('Third')).toBeLessThan(html.indexOf('Second'));
    expect(html.indexOf('Second')).toBeLessThan(html.indexOf('First &lt;b&gt;'));
    expect((await read('/demo/outbox?to=MONA@example.com')).html).not.toContain('Second');
    expect(await mailsTo(context.visit(), 'mona@example.com')).toMatchObject([
      { to: 'mona@example.com', subject: 'Third', text: 'three\n\nTravel Shell', html: null, kind: 'test' },
      { subject: 'First <b>' },
    ]);
  });

  it('shows a mail as HTML in a frame without scripts, and as text', async () => {
    const content = {
      to: 'olga@example.com',
      kind: 'test',
      subject: 'Hello',
      paragraphs: ['<script>alert(1)</script>'],
      action: { label: 'Go', url: 'https://travel.example/a?b=1&c=2' },
    };
    await new Mail(context.db).send(composeMail(content));
    const [mail] = await mailsTo(context.visit(), 'olga@example.com');
    expect(linkIn(mail ?? expect.fail())).toBe('/a?b=1&c=2');
    const page = await read(`/demo/outbox/${mail?.id}`);
    expect(page.html).toContain(`<iframe class="mail-body" title="The mail" src="/demo/outbox/${mail?.id}/html">`);
    expect(page.html).toContain('<a href="https://travel.example/a?b=1&amp;c=2">');
    const body = await read(`/demo/outbox/${mail?.id}/html`);
    expect(body.html).toContain('&lt;script&gt;');
    expect(body.html).not.toContain('<script');
    expect(body.response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  it('does not send mail of a rolled-back transaction', async () => {
    const doomed = context.db.transaction().execute(async (trx) => {
      await new Mail(context.db).send({ to: 'pia@example.com', subject: 'x', text: 'x', kind: 'test' }, trx);
      throw new Error('changed my mind');
    });
    await expect(doomed).rejects.toThrow('changed my mind');
    expect(await mailsTo(context.visit(), 'pia@example.com')).toEqual([]);
  });

  it.each(['/demo/outbox/nothing', '/demo/outbox/00000000-0000-4000-8000-000000000000', '/demo/outbox/x/html'])(
    'has no %s',
    async (path) => {
      expect((await read(path)).response.status).toBe(404);
    },
  );
});
