import type { MailTables } from '../mail/mailTables.ts';

export interface AuthTables extends MailTables {}
