import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { PRIORITIES } from './Mail.ts';
import { MAILS_AT_ONCE, type MailTransport, UndeliverableError } from './MailTransport.ts';
import type { OutboxTable } from './mailTables.ts';

const LOOK_EVERY_MS = 1000;
/** For codes, which somebody waits for. */
const LOOK_FOR_CODES_EVERY_MS = 500;
/** How many mails are on their way at once: codes may take all of them, others leave two free. */
const LANES = { any: 4, codes: MAILS_AT_ONCE - 4 };
/** Until the next try: 1, 4, 16, 64 minutes. Longer than a transport may take, so that no two servers send one mail. */
const FIRST_DELAY_SECONDS = 60;
const DELAY_FACTOR = 4;
const TRIES = 5;
const LEAST_URGENT = Math.max(...Object.values(PRIORITIES));

type TakenMail = Pick<
  Selectable<OutboxTable>,
  'id' | 'recipient' | 'subject' | 'body_text' | 'body_html' | 'kind' | 'tries'
>;

/** How long a stop waits for a mail server that does not answer. */
const STOP_MS = 10_000;

/**
 * Sends what `Mail` has put into the outbox: codes first, then what people with an account get, then the rest, several at
 * once. So neither any number of mails that strangers have asked for nor a slow one delays a code. Several servers share one outbox: each takes a mail by moving its next try
 * into the future, and no database connection waits for the mail server meanwhile. A server that dies in between leaves
 * the mail to that next try, so a mail may arrive twice, but is not lost.
 */
export class MailQueue {
  readonly #db: Kysely<Database>;
  readonly #transport: MailTransport;
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly #stopped = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  #canRead = true;
  #ended: Promise<void> | undefined;

  constructor(db: Kysely<Database>, transport: MailTransport, log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
    this.#db = db;
    this.#transport = transport;
    this.#log = log;
  }

  start(): void {
    this.#running = Promise.all([
      ...Array.from({ length: LANES.any }, () => this.#runLane(LOOK_EVERY_MS, LEAST_URGENT)),
      ...Array.from({ length: LANES.codes }, () => this.#runLane(LOOK_FOR_CODES_EVERY_MS, PRIORITIES.code)),
    ]);
  }

  /** Finishes the mails it is sending, if that takes no longer than `withinMs`; otherwise another server sends them again. */
  stop(withinMs = STOP_MS): Promise<void> {
    this.#ended ??= this.#stop(withinMs);
    return this.#ended;
  }

  async #stop(withinMs: number): Promise<void> {
    this.#stopped.abort();
    await Promise.race([this.#running, wait(withinMs, undefined, { ref: false })]);
    this.#transport.close();
  }

  /** Sends every mail that is due, those that go first before others. */
  async sendDue(): Promise<void> {
    await this.#sendDue(LEAST_URGENT);
  }

  async #runLane(everyMs: number, leastUrgent: number): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      // Ends at once when the queue is stopped.
      await wait(everyMs, undefined, { ref: false, signal: this.#stopped.signal }).catch(() => {});
      await this.#sendDue(leastUrgent).catch((error: unknown) => this.#tell(error));
    }
  }

  /** Once, although every lane meets it, until the outbox can be read again. */
  #tell(error: unknown): void {
    if (this.#canRead) this.#log.error(error, 'the outbox could not be read');
    this.#canRead = false;
  }

  async #sendDue(leastUrgent: number): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      const mail = await this.#take(leastUrgent);
      this.#canRead = true;
      if (!mail) return;
      await this.#send(mail);
    }
  }

  async #send(mail: TakenMail): Promise<void> {
    try {
      await this.#transport.send({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
      });
      await this.#finish(mail.id, 'delivered_at');
    } catch (error) {
      const { id, kind, tries } = mail;
      const isOver = error instanceof UndeliverableError || tries >= TRIES;
      const reason = (error as Error).message;
      if (isOver) await this.#finish(id, 'given_up_at');
      if (isOver) this.#log.error({ mail: id, kind, tries, reason }, 'a mail was given up');
      else this.#log.warn({ mail: id, kind, tries, reason }, 'a mail could not be sent; it is tried again');
    }
  }

  #take(leastUrgent: number): Promise<TakenMail | undefined> {
    return this.#db
      .updateTable('outbox')
      .set((update) => ({
        tries: update('tries', '+', 1),
        next_try_at: sql<Date>`now() + make_interval(secs => ${FIRST_DELAY_SECONDS} * power(${DELAY_FACTOR}, tries))`,
      }))
      .where('id', '=', (inner) =>
        inner
          .selectFrom('outbox')
          .select('id')
          .where('next_try_at', '<=', sql<Date>`now()`)
          .where('priority', '<=', leastUrgent)
          .orderBy('priority')
          .orderBy('next_try_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'recipient', 'subject', 'body_text', 'body_html', 'kind', 'tries'])
      .executeTakeFirst();
  }

  /** Deletes its text, too: a link in it signs its reader in, so it must not stay in the database. */
  async #finish(id: string, column: 'delivered_at' | 'given_up_at') {
    await this.#db
      .updateTable('outbox')
      .set({ [column]: sql<Date>`now()`, next_try_at: null, body_text: '', body_html: null })
      .where('id', '=', id)
      .execute();
  }
}
