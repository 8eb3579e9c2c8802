import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** The whole answer to a GET, or a POST of this text, with these header lines as they are; `fetch` would tidy up both. */
export function askRaw(origin: string, target: string, lines: readonly string[], posted?: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const length = posted === undefined ? [] : [`Content-Length: ${posted.length}`];
  const head = [
    `${posted === undefined ? 'GET' : 'POST'} ${target} HTTP/1.1`,
    ...lines,
    ...length,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${posted ?? ''}`, 'latin1');
  return text(socket);
}
