import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { inSeconds } from '../../database/inSeconds.ts';
import { KIT_SITE, type Site } from '../../pages/Site.ts';
import { ONE_ADDRESS } from './oneAddress.ts';
import type { StaffMail } from './staffMail.ts';

declare module '../../http/Services.ts' {
  interface Services {
    mail: Mail;
    staffMail: StaffMail;
  }
}

/**
 * Mails with a lower number are sent first. Somebody waits for a code; a stranger may have asked for any number of
 * mails to addresses without an account.
 */
export const PRIORITIES = { code: 0, account: 1, stranger: 2 } as const;

export interface OutgoingMail {
  to: string;
  /** `account` by default. */
  priority?: keyof typeof PRIORITIES;
  subject: string;
  text: string;
  html?: string;
  /** The mail is of no use after this time, such as one with a code, and is not sent any more. */
  expiresInSeconds?: number;
  /** The kind of mail, e.g. `password-reset`, for tests and the outbox. */
  kind: string;
}

export interface SentMail extends Omit<OutgoingMail, 'html' | 'priority' | 'expiresInSeconds'> {
  id: string;
  html: string | null;
  sentAt: Date;
}

/** Stores mail in the outbox, from where `MailQueue` sends it. Without a transport it stays there. */
export class Mail {
  readonly #db: Kysely<Database>;
  readonly #isSent: boolean;
  readonly #site: Site;

  constructor(db: Kysely<Database>, isSent = false, site = KIT_SITE) {
    this.#db = db;
    this.#isSent = isSent;
    this.#site = site;
  }

  /** Uses the caller's transaction, if any, so that a rollback also drops the mail. One to no address is never tried. */
  async send(mail: OutgoingMail, db: Kysely<Database> = this.#db): Promise<void> {
    const { to, subject, text, html, kind, priority = 'account', expiresInSeconds } = mail;
    const canArrive = ONE_ADDRESS.test(to);
    await db
      .insertInto('outbox')
      .values({
        recipient: to.toLowerCase(),
        subject,
        // From whom it is; its HTML says so where it is shown.
        body_text: `${text}\n\n${this.#site.name}`,
        body_html: html ?? null,
        kind,
        priority: PRIORITIES[priority],
        expires_at: expiresInSeconds === undefined ? null : inSeconds(expiresInSeconds),
        next_try_at: this.#isSent && canArrive ? sql`now()` : null,
        given_up_at: canArrive ? null : sql`now()`,
      })
      .execute();
  }

  /** Newest first. */
  async list(filter: { to?: string | undefined; limit: number }): Promise<SentMail[]> {
    return this.#select()
      .$if(filter.to !== undefined, (query) => query.where('recipient', '=', filter.to as string))
      .orderBy('position', 'desc')
      .limit(filter.limit)
      .execute();
  }

  async find(id: string): Promise<SentMail | undefined> {
    return this.#select().where('id', '=', id).executeTakeFirst();
  }

  #select() {
    return this.#db
      .selectFrom('outbox')
      .select([
        'id',
        'recipient as to',
        'subject',
        'body_text as text',
        'body_html as html',
        'kind',
        'sent_at as sentAt',
      ]);
  }
}
