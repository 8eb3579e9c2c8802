import { connect, type Socket } from 'node:net';

/** Ways to be slow, each a request that is never finished. */
const BEGINNINGS = [
  // Nothing at all.
  '',
  // A header that goes on.
  'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  // A body that goes on.
  'POST /k/run/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n',
  // Requests whose answers are never read.
  'GET /i/api/iabtcf/v1/detailedPrefs HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(4),
];

const BYTE_EVERY_MS = 1000;
/** An attacker opens a new one for each that the server ends. */
const REOPEN_MS = 500;

export interface SlowClients {
  /** How many are connected now. */
  count(): number;
  /** How many the server has ended. */
  ended(): number;
  stop(): void;
}

/** Keeps so many slow connections to a server, opened over some seconds. */
export function startSlowClients(origin: string, count: number): SlowClients {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  let ended = 0;
  let isOver = false;

  const open = (index: number) => {
    if (isOver) return;
    const beginning = BEGINNINGS[index % BEGINNINGS.length] ?? '';
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('connect', () => {
      sockets.add(socket);
      if (beginning) socket.write(beginning);
      // Never reads, so that an answer fills the buffers.
      socket.pause();
    });
    const trickle = setInterval(() => {
      if (index % BEGINNINGS.length === 1 || index % BEGINNINGS.length === 2) socket.write('x');
    }, BYTE_EVERY_MS);
    // A reset is one of the ways in which the server ends it.
    socket.on('error', () => {});
    socket.once('close', () => {
      clearInterval(trickle);
      sockets.delete(socket);
      if (isOver) return;
      ended += 1;
      setTimeout(open, REOPEN_MS, index);
    });
  };
  for (let i = 0; i < count; i++) setTimeout(open, (i * 3000) / count, i);

  return {
    count: () => sockets.size,
    ended: () => ended,
    stop() {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
