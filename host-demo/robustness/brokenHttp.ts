import { connect } from 'node:net';

/** Invalid or ambiguous HTTP. */
export const BROKEN_HTTP: Record<string, string> = {
  'no HTTP at all': 'hello\r\n\r\n',
  'an unknown version': 'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'no host': 'GET /healthz HTTP/1.1\r\n\r\n',
  'two lengths': 'POST /k/run/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 9\r\n\r\nhello',
  'a length and chunks':
    'POST /k/run/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'a negative length': 'POST /k/run/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n',
  'a chunk of no size':
    'POST /k/run/auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n',
  'a NUL in a header': 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: b\0c\r\n\r\n',
  'a header without end': `GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`,
  'an address without end': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  'a thousand cookies': `GET /healthz HTTP/1.1\r\nHost: a\r\nCookie: ${'a=b; '.repeat(1000)}\r\n\r\n`,
  'a cookie that is none':
    'GET /horizon/common/authentication/providers/AuthStateProviderAction HTTP/1.1\r\nHost: a\r\nCookie: travel_session=%zz%00; =; ;;\r\n\r\n',
};

const WAIT_TIMEOUT_MS = 300;

/** The server's full response to these bytes, until either side closes. */
export async function sendBytes(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {}); // The server may close the connection while we send.
  socket.write(bytes, 'latin1');
  const timer = setTimeout(() => socket.destroy(), WAIT_TIMEOUT_MS);
  await new Promise((resolve) => socket.on('close', resolve));
  clearTimeout(timer);
  return answer;
}
