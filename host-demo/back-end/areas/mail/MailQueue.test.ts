import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { Mail, type OutgoingMail } from 'travel-shell-back-end/areas/mail/Mail.ts';
import { MailQueue } from 'travel-shell-back-end/areas/mail/MailQueue.ts';
import type { Letter } from 'travel-shell-back-end/areas/mail/MailTransport.ts';
import { SmtpTransport } from 'travel-shell-back-end/areas/mail/SmtpTransport.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { snippetOf } from '../../../../scripts/guideSnippets.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { startMailServer, type TestMailServer } from './testing/startMailServer.ts';

const FROM = 'Shop <no-reply@shop.example>';
const MAIL = { to: 'mona@example.com', subject: 'Grüße', text: 'https://shop.example/s/ident/x', kind: 'test' };

describe.each(databaseKinds)('the queue of mails on $kind', ({ create }) => {
  const context = useTestServer(create);
  let server: TestMailServer;
  let queue: MailQueue;
  const log: { kind: string; reason: string; tries: number; message: string }[] = [];
  const logger = {
    warn: (details: object, message: string) => log.push({ ...details, message } as (typeof log)[number]),
    error: (details: object, message: string) => log.push({ ...details, message } as (typeof log)[number]),
  };
  const startQueue = (url = server.url) =>
    new MailQueue(context.db, new SmtpTransport({ url, from: FROM }), logger as never);
  const rows = () => context.db.selectFrom('outbox').selectAll().orderBy('position').execute();
  /** As if the time until the next try were over. */
  const makeDue = () =>
    context.db
      .updateTable('outbox')
      .set({ next_try_at: sql<Date>`now()` })
      .where('next_try_at', 'is not', null)
      .execute();

  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    queue = startQueue();
  });
  afterEach(async () => {
    await queue.stop();
    await context.db.deleteFrom('outbox').execute();
    server.received.length = 0;
    server.refusal = undefined;
    log.length = 0;
  });
  const send = (mail: Partial<OutgoingMail> = {}) => new Mail(context.db, true).send({ ...MAIL, ...mail });

  it('sends each mail once, and keeps no link of it', async () => {
    await send();
    await send({ subject: 'Second' });
    await queue.sendDue();
    await queue.sendDue();
    expect(server.received.map(({ from, to }) => [from, to])).toEqual([
      ['no-reply@shop.example', ['mona@example.com']],
      ['no-reply@shop.example', ['mona@example.com']],
    ]);
    expect(server.received[0]?.source).toContain('From: Shop <no-reply@shop.example>');
    expect(server.received[0]?.source).toContain(MAIL.text);
    const [first] = await rows();
    expect(first).toMatchObject({ delivered_at: expect.any(Date), next_try_at: null, body_text: '', body_html: null });
  });

  /** As many as this, for people without an account. */
  const queueStrangers = (count: number) =>
    sql`insert into outbox (recipient, subject, body_text, kind, priority, next_try_at)
      select 'stranger' || n || '@example.com', 'x', 'x', 'no-account', 2, now() from generate_series(1, ${count}::int) n`.execute(
      context.db,
    );

  it('sends codes before what people with an account get, and that before what strangers have asked for', async () => {
    await send({ to: 'stranger@example.com', priority: 'stranger' });
    await send({ to: 'owner@example.com' });
    await send({ to: 'waiting@example.com', priority: 'code' });
    await queue.sendDue();
    expect(server.received.map(({ to }) => to[0])).toEqual([
      'waiting@example.com',
      'owner@example.com',
      'stranger@example.com',
    ]);
  });

  it('sends a code while 2,000 mails of strangers wait, and each that is on its way hangs', async () => {
    await queueStrangers(2000);
    const sent: string[] = [];
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const slow = async ({ to }: { to: string }) => {
      sent.push(to);
      if (to.startsWith('stranger')) await isOver;
    };
    const busy = new MailQueue(context.db, { send: slow, close() {} }, logger as never);
    busy.start();
    try {
      await expect.poll(() => sent.length).toBe(4);
      for (const to of ['ada@example.com', 'ben@example.com']) {
        await send({ to, priority: 'code' });
        await expect.poll(() => sent).toContain(to);
      }
      expect(sent.filter((to) => to.startsWith('stranger'))).toHaveLength(4);
    } finally {
      end();
      await busy.stop();
    }
  });

  it('stops although the mail server does not answer, and leaves the mail to the next one', async () => {
    await send();
    const { promise: isSending, resolve: begin } = Promise.withResolvers<void>();
    const close = vi.fn();
    const hang = () => {
      begin();
      return new Promise<void>(() => {});
    };
    const stuck = new MailQueue(context.db, { send: hang, close }, logger as never);
    stuck.start();
    await isSending;
    await stuck.stop(100);
    expect(close).toHaveBeenCalledOnce();
    await makeDue();
    await queue.sendDue();
    expect(server.received).toHaveLength(1);
  });

  it('is shared by servers: they send no mail twice', async () => {
    for (let i = 0; i < 12; i += 1) await send({ subject: `Mail ${i}` });
    const other = startQueue();
    await Promise.all([queue.sendDue(), other.sendDue()]);
    await other.stop();
    expect(new Set(server.received.map(({ source }) => /^Subject: (.*)\r$/m.exec(source)?.[1])).size).toBe(12);
    expect(server.received).toHaveLength(12);
  });

  /** As if it had been written so long ago. */
  const age = (interval: string) =>
    sql`update outbox set sent_at = sent_at - ${interval}::interval`.execute(context.db);

  it('tries again, later each time, and gives up after four days, with the text for whoever sends it after all', async () => {
    server.refusal = { code: 451 };
    await send();
    const delays: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      await queue.sendDue();
      const [row] = await rows();
      if (row?.next_try_at) delays.push(Math.round((row.next_try_at.getTime() - Date.now()) / 60_000));
      await makeDue();
    }
    expect(delays).toEqual([1, 4, 16, 64, 256, 360, 360]);
    await age('4 days');
    await queue.sendDue();
    expect(await rows()).toMatchObject([
      {
        tries: 8,
        given_up_at: expect.any(Date),
        delivered_at: null,
        next_try_at: null,
        body_text: expect.stringContaining(MAIL.text),
      },
    ]);
    expect(log.map(({ message }) => message)).toEqual([
      ...Array(7).fill('a mail could not be sent; it is tried again'),
      'a mail was given up',
    ]);
    // Neither the address nor the mail server's words, which name it.
    expect(JSON.stringify(log)).not.toContain('mona');
    await queue.sendDue();
    expect(server.received).toEqual([]);
  });

  it('loses no mail while the mail server is away for a day, and lets one ask for it', async () => {
    for (let i = 0; i < 10; i += 1) await send({ subject: `Mail ${i}` });
    let isAway = true;
    let asked = 0;
    const url = 'smtp://127.0.0.1:1?tls=none';
    const [gone, back] = [url, server.url].map((each) => new SmtpTransport({ url: each, from: FROM }));
    const transport = {
      send: (letter: Letter) => {
        asked += 1;
        return (isAway ? gone : back)?.send(letter) ?? Promise.reject();
      },
      close() {},
    };
    const begin = Date.now();
    const now = vi.spyOn(Date, 'now');
    const patient = new MailQueue(context.db, transport, logger as never);
    try {
      for (let minute = 0; minute < 5; minute += 1) {
        now.mockReturnValue(begin + minute * 61_000);
        await makeDue();
        await Promise.all([1, 2, 3].map(() => patient.sendDue()));
      }
      expect(asked).toBeLessThan(10);
      expect(log.map(({ message }) => message)).toEqual(['no mail can be sent; it is tried again each minute']);
      await age('1 day');
      isAway = false;
      now.mockReturnValue(begin + 3_600_000);
      await makeDue();
      await patient.sendDue();
      expect(server.received).toHaveLength(10);
      expect((await rows()).map(({ tries }) => tries)).toEqual(Array(10).fill(1));
    } finally {
      now.mockRestore();
      await patient.stop();
      for (const each of [gone, back]) each?.close();
    }
  });

  it('sends no mail after its time, such as a code', async () => {
    await send({ expiresInSeconds: 600 });
    await sql`update outbox set expires_at = now()`.execute(context.db);
    await send({ subject: 'Another', expiresInSeconds: 600 });
    await queue.sendDue();
    expect(server.received.map(({ source }) => /^Subject: (.*)\r$/m.exec(source)?.[1])).toEqual(['Another']);
    expect(await rows()).toMatchObject([
      { given_up_at: expect.any(Date), delivered_at: null, subject: '', body_text: '' },
      { delivered_at: expect.any(Date), subject: '', body_text: '' },
    ]);
  });

  it('keeps a mail that is on its way for longer than a minute from others', async () => {
    await send();
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const { promise: isSending, resolve: begin } = Promise.withResolvers<void>();
    const slow = new MailQueue(
      context.db,
      {
        send: () => {
          begin();
          return isOver;
        },
        close() {},
      },
      logger as never,
    );
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const sending = slow.sendDue();
      await isSending;
      // All but the end of its time.
      await sql`update outbox set next_try_at = now() + interval '1 second'`.execute(context.db);
      await vi.advanceTimersByTimeAsync(20_000);
      await expect.poll(async () => (await rows())[0]?.next_try_at?.getTime()).toBeGreaterThan(Date.now() + 30_000);
      end();
      await sending;
    } finally {
      vi.useRealTimers();
      await slow.stop();
    }
    expect(await rows()).toMatchObject([{ tries: 1, delivered_at: expect.any(Date) }]);
  });

  it('waits ten minutes for a mail server that has the whole mail, so that it is not sent again', async () => {
    const setTimeOut = vi.spyOn(Socket.prototype, 'setTimeout');
    const waits: (number | undefined)[] = [];
    const slow = await startMailServer({
      async onData(stream, _session, done) {
        await text(stream);
        const sockets = setTimeOut.mock.contexts as Socket[];
        const ours = sockets.find(({ remotePort }) => slow.url.includes(`:${remotePort}?`));
        waits.push(ours?.timeout);
        done();
      },
    });
    const patient = startQueue(slow.url);
    try {
      await send();
      await patient.sendDue();
      // RFC 5321, section 4.5.3.2.6.
      expect(waits).toEqual([10 * 60_000]);
      expect(await rows()).toMatchObject([{ tries: 1, delivered_at: expect.any(Date) }]);
    } finally {
      setTimeOut.mockRestore();
      await patient.stop();
      await slow.stop();
    }
  });

  it('does not send again what the mail server has taken while the database is away', async () => {
    await send();
    const update = context.db.updateTable.bind(context.db);
    let failures = 2;
    let isTaken = false;
    const broken = vi.spyOn(context.db, 'updateTable').mockImplementation(((table: 'outbox') => {
      if (isTaken && failures-- > 0) throw new Error('away');
      return update(table);
    }) as typeof context.db.updateTable);
    const real = new SmtpTransport({ url: server.url, from: FROM });
    const sendFor = async (letter: Letter) => {
      await real.send(letter);
      isTaken = true;
    };
    const taking = new MailQueue(context.db, { send: sendFor, close: () => real.close() }, logger as never);
    try {
      await taking.sendDue();
    } finally {
      broken.mockRestore();
      await taking.stop();
    }
    expect(server.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ tries: 1, delivered_at: expect.any(Date) }]);
  });

  it('sends what waited once the mail server takes it', async () => {
    server.refusal = { code: 451 };
    await send();
    await queue.sendDue();
    server.refusal = undefined;
    await queue.sendDue();
    expect(server.received).toHaveLength(0);
    await makeDue();
    await queue.sendDue();
    expect(server.received).toHaveLength(1);
  });

  it('gives up at once where the recipient is refused for good', async () => {
    server.refusal = { code: 550 };
    await send();
    await queue.sendDue();
    expect(await rows()).toMatchObject([{ tries: 1, given_up_at: expect.any(Date) }]);
    expect(log).toMatchObject([{ reason: 'the mail server answered 550' }]);
  });

  it.each(['a@example.com, eve@evil.example', 'Ada <a@example.com>', 'a@example.com\r\nBcc: eve@evil.example', ''])(
    'sends to one address only: %j',
    async (to) => {
      await send({ to });
      // The mail is not even queued.
      expect(await rows()).toMatchObject([{ tries: 0, next_try_at: null, given_up_at: expect.any(Date) }]);
      await queue.sendDue();
      expect(server.received).toEqual([]);
    },
  );

  it('does not let a subject add headers', async () => {
    await send({ subject: 'Hello\r\nBcc: eve@evil.example\r\nX-Evil: 1' });
    await queue.sendDue();
    expect(server.received).toMatchObject([{ to: ['mona@example.com'] }]);
    expect(server.received[0]?.source).not.toMatch(/^(Bcc|X-Evil):/m);
  });

  it('sends nothing in the clear unless told so', async () => {
    await send();
    const strict = startQueue(server.strictUrl);
    await strict.sendDue();
    await strict.stop();
    expect(server.received).toEqual([]);
    expect(log).toMatchObject([{ reason: expect.stringMatching(/^the mail server answered/) }]);
  });

  it('is shown by the query of docs/operations.md', async () => {
    await send();
    const { rows: waiting } = await sql
      .raw(snippetOf('docs/operations.md', 'from outbox where next_try_at is not null group by kind'))
      .execute(context.db);
    expect(waiting).toMatchObject([{ kind: 'test', max: 0 }]);
  });

  it('leaves mail of a transaction that fails', async () => {
    await expect(
      context.db.transaction().execute(async (trx) => {
        await new Mail(context.db, true).send(MAIL, trx);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await queue.sendDue();
    expect(server.received).toEqual([]);
  });
});

describe.each(databaseKinds)('a server with a mail server on $kind', ({ create }) => {
  let mailServer: TestMailServer;
  const context = useTestServer(create, async () => {
    mailServer = await startMailServer();
    return { mail: { url: mailServer.url, from: FROM } };
  });
  afterAll(() => mailServer.stop());

  it('sends what its calls put into the outbox', async () => {
    const visitor = context.visit();
    const headers = { 'X-CSRF': await visitor.formToken() };
    await visitor.post('/k/run/auth/forgot', { username: 'ada@example.com' }, headers);
    await expect
      .poll(() => mailServer.received.map(({ to }) => to), { timeout: 10_000 })
      .toEqual([['ada@example.com']]);
  });
});
