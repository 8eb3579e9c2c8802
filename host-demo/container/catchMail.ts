/** A mail server for trying: it takes every mail, keeps the last ones in memory, and shows them. Nothing goes further. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const { SMTP_PORT = '1025', HTTP_PORT = '8025', HOST = '0.0.0.0' } = process.env;
const KEPT = 200;

const mails: string[] = [];
new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, { envelope }, done) {
    const to = envelope.rcptTo.map(({ address }) => address).join(', ');
    mails.unshift(`To ${to}\n\n${await text(stream)}`);
    mails.length = Math.min(mails.length, KEPT);
    done();
  },
}).listen(Number(SMTP_PORT), HOST);

createServer((_request, response) => {
  // As text: a mail's own HTML and scripts stay words.
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
  response.end(mails.join(`\n\n${'='.repeat(80)}\n\n`) || 'No mail yet.');
}).listen(Number(HTTP_PORT), HOST);

console.log(`Mail goes to port ${SMTP_PORT} and is shown at port ${HTTP_PORT}.`);
process.once('SIGTERM', () => process.exit(0));
