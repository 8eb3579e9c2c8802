import type { Transporter } from 'nodemailer';
import {
  type Letter,
  MAILS_AT_ONCE,
  type MailTransport,
  UndeliverableError,
  UnreachableError,
} from './MailTransport.ts';
import { ONE_ADDRESS } from './oneAddress.ts';

const TIMEOUT_MS = 20_000;
/** A server may take ten minutes to answer the data (RFC 5321 §4.5.3.2.6). Who gives up before sends a mail again that it has taken. */
const SILENCE_MS = 10 * 60_000;

/** Who sends the mails, by SMTP. */
export interface MailServer {
  /** `smtp://` or `smtps://`, with user and password. */
  url: string;
  /** `Name <address>` or an address. */
  from: string;
}

/**
 * Sends by SMTP. Encrypted, or not at all: `smtp:` begins in the clear and must be able to go over to TLS, except with
 * `?tls=none`, for a server on the same machine or network.
 */
export class SmtpTransport implements MailTransport {
  readonly #url: string;
  readonly #from: string;
  #transporter: Promise<Transporter> | undefined;

  constructor({ url, from }: MailServer) {
    this.#url = url;
    this.#from = from;
  }

  async send({ to, subject, text, html }: Letter): Promise<void> {
    if (!ONE_ADDRESS.test(to)) throw new UndeliverableError('the recipient is not one address');
    try {
      const transporter = await this.#connect();
      await transporter.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== null && { html }),
      });
    } catch (error) {
      const { responseCode, code, timeoutType } = error as {
        responseCode?: number;
        code?: string;
        timeoutType?: string;
      };
      // The server's words name the recipient.
      const what = `the mail server answered ${responseCode ?? code ?? 'something unknown'}`;
      // Refused recipients stay refused; a wrong password is ours to mend.
      if (code === 'EENVELOPE' && responseCode && responseCode >= 500) throw new UndeliverableError(what);
      // Silence within a mail may be because of that mail.
      const isAway = responseCode === undefined && timeoutType !== 'SOCKET_TIMEOUT';
      if (isAway || code === 'EAUTH' || responseCode === 421) throw new UnreachableError(what, { cause: code });
      throw new Error(what, { cause: code });
    }
  }

  close(): void {
    void this.#transporter?.then((transporter) => transporter.close());
  }

  #connect(): Promise<Transporter> {
    this.#transporter ??= this.#create();
    return this.#transporter;
  }

  /** With the first mail, not before: a start does not need the library. */
  async #create(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    const { protocol, hostname, port, username, password, searchParams } = new URL(this.#url);
    const isPlain = protocol === 'smtp:' && searchParams.get('tls') === 'none';
    return createTransport({
      host: hostname,
      ...(port && { port: Number(port) }),
      secure: protocol === 'smtps:',
      ...(isPlain ? { ignoreTLS: true } : { requireTLS: protocol === 'smtp:' }),
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
      pool: true,
      // One for each, so that none waits behind another.
      maxConnections: MAILS_AT_ONCE,
      // Nothing of a mail is read from our files or from other servers.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}
