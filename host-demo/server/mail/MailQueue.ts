import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import { type MailTransport, UndeliverableError } from './MailTransport.ts';

const LOOK_EVERY_MS = 1000;
/** Until the next try: 1, 4, 16, 64 minutes. Longer than a transport may take, so that no two servers send one mail. */
const FIRST_DELAY_SECONDS = 60;
const DELAY_FACTOR = 4;
const TRIES = 5;
/** How long a stop waits for a mail server that does not answer. */
const STOP_MS = 10_000;

/**
 * Sends what `Mail` has put into the outbox. Several servers share one outbox: each takes a mail by moving its next try
 * into the future, and no database connection waits for the mail server meanwhile. A server that dies in between leaves
 * the mail to that next try, so a mail may arrive twice, but is not lost.
 */
export class MailQueue {
  readonly #db: Kysely<Database>;
  readonly #transport: MailTransport;
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;
  #ended: Promise<void> | undefined;

  constructor(db: Kysely<Database>, transport: MailTransport, log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
    this.#db = db;
    this.#transport = transport;
    this.#log = log;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.sendDue()
        .catch((error: unknown) => this.#log.error(error, 'the outbox could not be read'))
        .finally(() => {
          if (!this.#isStopped) this.start();
        });
    }, LOOK_EVERY_MS).unref();
  }

  /** Finishes the mail it is sending, if that takes no longer than `withinMs`; otherwise another server sends it again. */
  stop(withinMs = STOP_MS): Promise<void> {
    this.#ended ??= this.#stop(withinMs);
    return this.#ended;
  }

  async #stop(withinMs: number): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await Promise.race([this.#running, wait(withinMs, undefined, { ref: false })]);
    this.#transport.close();
  }

  /** Sends every mail that is due, one after the other. */
  async sendDue(): Promise<void> {
    while (!this.#isStopped) {
      const mail = await this.#take();
      if (!mail) return;
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
  }

  #take() {
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
