import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** The whole answer to a GET with these header lines as they are; `fetch` would tidy up both. */
export function askRaw(origin: string, target: string, lines: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\n${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`, 'latin1');
  return text(socket);
}
