import type { Generated } from 'kysely';
import type { Time } from '../database/Time.ts';

/** Mail this site has sent. Nothing leaves the machine: `/demo/outbox` shows it. */
export interface OutboxTable {
  id: Generated<string>;
  /** Orders mails with the same timestamp. */
  position: Generated<number>;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string | null;
  kind: string;
  sent_at: Time;
}

export interface MailTables {
  outbox: OutboxTable;
}
