/** A mail on its way to one person. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string | null;
}

/** How many a transport is given at once. */
export const MAILS_AT_ONCE = 6;

/** Brings mails to people. */
export interface MailTransport {
  /** Resolves when the next server has taken it. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** The mail server is away or refuses us, whatever the mail is: it is no try of the mail. */
export class UnreachableError extends Error {}

/** The mail will never be taken, so another try is no use. */
export class UndeliverableError extends Error {}
