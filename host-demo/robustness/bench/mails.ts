import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { Mail } from 'travel-shell-back-end/areas/mail/Mail.ts';
import { MailQueue } from 'travel-shell-back-end/areas/mail/MailQueue.ts';
import { SmtpTransport } from 'travel-shell-back-end/areas/mail/SmtpTransport.ts';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { startMailServer } from '../../back-end/areas/mail/testing/startMailServer.ts';
import { type Bench, onPostgres } from './Bench.ts';

const STRANGERS = 2000;
const CODES = 20;
const SLOWEST_MS = 2000;
/** The time that a mail server takes for one mail. */
const SMTP_MS = 200;

/** How long a code takes while mails that strangers have asked for wait. */
export const mails = ({ report }: Bench): Promise<void> =>
  onPostgres(async (databaseUrl) => {
    const db = await openDatabase({ databaseUrl });
    const server = await startMailServer({ onMailFrom: (_address, _session, done) => setTimeout(done, SMTP_MS) });
    const transport = new SmtpTransport({ url: server.url, from: 'no-reply@shop.example' });
    const queue = new MailQueue(db, transport, { warn: console.warn, error: console.error });
    await sql`insert into outbox (recipient, subject, body_text, kind, priority, next_try_at)
      select 'stranger' || n || '@example.com', 'x', 'x', 'no-account', 2, now() from generate_series(1, ${STRANGERS}::int) n`.execute(
      db,
    );
    queue.start();
    try {
      const taken: number[] = [];
      for (let i = 0; i < CODES; i++) {
        const to = `code${i}@example.com`;
        const start = performance.now();
        await new Mail(db, true).send({ to, priority: 'code', subject: 'x', text: 'x', kind: 'sign-in-code' });
        while (!server.received.some((mail) => mail.to.includes(to))) await wait(10);
        taken.push(performance.now() - start);
      }
      const waiting = STRANGERS - (server.received.length - CODES);
      const slowest = Math.max(...taken);
      report(
        `a code goes out within ${SLOWEST_MS} ms while ${STRANGERS} mails of strangers wait`,
        slowest <= SLOWEST_MS && waiting > STRANGERS / 2,
        `${CODES} codes, slowest ${slowest.toFixed(0)} ms, ${waiting} of the others still waiting, ${SMTP_MS} ms for each mail`,
      );
    } finally {
      await queue.stop();
      await server.stop();
      await db.destroy();
    }
  });
