import type { Generated } from 'kysely';
import type { Time } from '../../database/Time.ts';

/** Mail of this site: what waits to be sent, what has been sent, and what could not be. */
export interface OutboxTable {
  id: Generated<string>;
  /** Orders mails with the same timestamp. */
  position: Generated<number>;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string | null;
  kind: string;
  /** Less goes first. */
  priority: Generated<number>;
  /** When it was put here. */
  sent_at: Time;
  tries: Generated<number>;
  /** Null when done, and where no transport is configured. */
  next_try_at: Date | null;
  delivered_at: Date | null;
  given_up_at: Date | null;
  /** The mail is not sent after this time. */
  expires_at: Date | null;
}

declare module '../../database/Database.ts' {
  interface Database {
    outbox: OutboxTable;
  }
}
