import type { Generated } from 'kysely';
import type { Time } from '../database/Database.ts';

/** Mail this site has sent. Nothing leaves the machine: `/demo/outbox` shows it. */
export interface OutboxTable {
  id: Generated<string>;
  /** Which of two mails of one moment was first. */
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
