import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  origin: string;
  stop(): Promise<void>;
}

/** A round-robin proxy for several servers, regardless of the sender. */
export async function startRoundRobin(origins: readonly string[]): Promise<Balancer> {
  let next = 0;
  const balancer = createServer((incoming, outgoing) => {
    const origin = new URL(origins[next++ % origins.length] as string);
    const forward = request(
      {
        host: origin.hostname,
        port: origin.port,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (answer) => {
        // The server may respond before reading everything, and close.
        incoming.unpipe(forward);
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
      },
    );
    forward.on('error', () => {
      if (!outgoing.headersSent) outgoing.destroy();
    });
    forward.flushHeaders();
    incoming.pipe(forward);
  });
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        balancer.close(() => resolve());
        balancer.closeAllConnections();
      }),
  };
}
