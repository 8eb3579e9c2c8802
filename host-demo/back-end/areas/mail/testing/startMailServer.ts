import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TestMailServer {
  /** Takes mails in the clear, as one beside the server does. */
  url: string;
  /** As `url`, for a client that insists on TLS. */
  strictUrl: string;
  received: { from: string; to: string[]; source: string }[];
  /** The server's answer to each recipient; `undefined` accepts them. */
  refusal: { code: number } | undefined;
  stop(): Promise<void>;
}

/** A real SMTP server on a free port that keeps what it is sent. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const mailServer = { received: [], refusal: undefined } as unknown as TestMailServer;
  const server = new SMTPServer({
    authOptional: true,
    // Half a minute otherwise, for connections that senders keep.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const { refusal } = mailServer;
      done(refusal && Object.assign(new Error('no'), { responseCode: refusal.code }));
    },
    async onData(stream, { envelope }, done) {
      const source = await text(stream);
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      mailServer.received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
      done();
    },
    ...options,
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  mailServer.strictUrl = `smtp://127.0.0.1:${port}`;
  mailServer.url = `${mailServer.strictUrl}?tls=none`;
  mailServer.stop = () => new Promise((resolve) => server.close(() => resolve()));
  return mailServer;
}
