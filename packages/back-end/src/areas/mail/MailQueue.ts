import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { inSeconds } from '../../database/inSeconds.ts';
import { PRIORITIES } from './Mail.ts';
import { MAILS_AT_ONCE, type MailTransport, UndeliverableError, UnreachableError } from './MailTransport.ts';
import type { OutboxTable } from './mailTables.ts';

const LOOK_EVERY_MS = 1000;
/** For codes, which somebody waits for. */
const LOOK_FOR_CODES_EVERY_MS = 500;
/** How many mails are on their way at once: codes may take all of them, others leave two free. */
const LANES = { any: 4, codes: MAILS_AT_ONCE - 4 };
/** A mail that is on its way is nobody else's for so long, and for as long again each time it is renewed. */
const LEASE_SECONDS = 60;
const RENEW_EVERY_MS = 20_000;
/** Until the next try: 1, 4, 16, 64 minutes and so on, six hours at most. */
const FIRST_DELAY_SECONDS = 60;
const DELAY_FACTOR = 4;
const LONGEST_DELAY_SECONDS = 6 * 3600;
/** The age of a mail whose next try is its last. */
const GIVEN_UP_AFTER = sql`interval '4 days'`;
/** While the mail server is away, one mail asks for it, this often. */
const AWAY_MS = 60_000;
const LEAST_URGENT = Math.max(...Object.values(PRIORITIES));

type TakenMail = Pick<
  Selectable<OutboxTable>,
  'id' | 'recipient' | 'subject' | 'body_text' | 'body_html' | 'kind' | 'tries'
> & { isExpired: boolean; isLast: boolean };

/** How long a stop waits for a mail server that does not answer. */
const STOP_MS = 10_000;

/**
 * Sends what `Mail` has put into the outbox: codes first, then what people with an account get, then the rest, several at
 * once. So neither any number of mails that strangers have asked for nor a slow one delays a code. Several servers share one outbox: each takes a mail by moving its next try
 * into the future for as long as it sends it, and no database connection waits for the mail server meanwhile. A server that dies
 * in between leaves the mail to that next try, so a mail may arrive twice, but is not lost.
 */
export class MailQueue {
  readonly #db: Kysely<Database>;
  readonly #transport: MailTransport;
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly #stopped = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  #canRead = true;
  /** While the mail server is away: when one mail asks for it again. */
  #awayUntil: number | undefined;
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
    if (this.#canRead) this.#log.error(error, 'the outbox cannot be used');
    this.#canRead = false;
  }

  async #sendDue(leastUrgent: number): Promise<void> {
    while (!this.#stopped.signal.aborted && this.#mayAsk()) {
      const mail = await this.#take(leastUrgent);
      this.#canRead = true;
      if (!mail) return;
      if (mail.isExpired) await this.#finish(mail.id, 'given_up_at');
      else await this.#send(mail);
    }
  }

  /** One mail at a time asks for a mail server that is away. */
  #mayAsk(): boolean {
    if (this.#awayUntil === undefined) return true;
    if (Date.now() < this.#awayUntil) return false;
    this.#awayUntil = Date.now() + AWAY_MS;
    return true;
  }

  async #send(mail: TakenMail): Promise<void> {
    const renewal = setInterval(() => {
      this.#delay(mail.id, LEASE_SECONDS).catch(() => {}); // the next one may succeed
    }, RENEW_EVERY_MS);
    try {
      await this.#transport.send({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
      });
    } catch (error) {
      return await this.#fail(mail, error as Error);
    } finally {
      clearInterval(renewal);
    }
    this.#awayUntil = undefined;
    await this.#finishSurely(mail.id);
  }

  async #fail({ id, kind, tries, isLast }: TakenMail, error: Error): Promise<void> {
    const reason = error.message;
    if (error instanceof UnreachableError && !isLast) {
      if (this.#awayUntil === undefined)
        this.#log.warn({ reason }, 'no mail can be sent; it is tried again each minute');
      this.#awayUntil = Date.now() + AWAY_MS;
      await this.#delay(id, AWAY_MS / 1000, { tries: tries - 1 });
      return;
    }
    if (error instanceof UndeliverableError) await this.#finish(id, 'given_up_at');
    else if (isLast) await this.#giveUp(id);
    else await this.#delay(id, Math.min(FIRST_DELAY_SECONDS * DELAY_FACTOR ** (tries - 1), LONGEST_DELAY_SECONDS));
    const isOver = error instanceof UndeliverableError || isLast;
    if (isOver) this.#log.error({ mail: id, kind, tries, reason }, 'a mail was given up');
    else this.#log.warn({ mail: id, kind, tries, reason }, 'a mail could not be sent; it is tried again');
  }

  #take(leastUrgent: number): Promise<TakenMail | undefined> {
    return this.#db
      .updateTable('outbox')
      .set((update) => ({
        tries: update('tries', '+', 1),
        next_try_at: inSeconds(LEASE_SECONDS),
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
      .returning([
        sql<boolean>`coalesce(expires_at <= now(), false)`.as('isExpired'),
        sql<boolean>`sent_at < now() - ${GIVEN_UP_AFTER}`.as('isLast'),
      ])
      .executeTakeFirst();
  }

  async #delay(id: string, seconds: number, besides: { tries?: number } = {}): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ next_try_at: inSeconds(seconds), ...besides })
      .where('id', '=', id)
      .where('next_try_at', 'is not', null)
      .execute();
  }

  /** With its text, so that an operator may have it sent after all. */
  async #giveUp(id: string): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ given_up_at: sql<Date>`now()`, next_try_at: null })
      .where('id', '=', id)
      .execute();
  }

  /** The mail server has taken it: a database that is away for a moment must not have it sent again. */
  async #finishSurely(id: string): Promise<void> {
    for (;;) {
      try {
        return await this.#finish(id, 'delivered_at');
      } catch (error) {
        this.#tell(error);
        if (this.#stopped.signal.aborted) throw error;
        await wait(LOOK_EVERY_MS, undefined, { ref: false });
      }
    }
  }

  /** Deletes its words, too: a link or a code in them signs their reader in, so they must not stay in the database. */
  async #finish(id: string, column: 'delivered_at' | 'given_up_at') {
    await this.#db
      .updateTable('outbox')
      .set({ [column]: sql<Date>`now()`, next_try_at: null, subject: '', body_text: '', body_html: null })
      .where('id', '=', id)
      .execute();
  }
}
