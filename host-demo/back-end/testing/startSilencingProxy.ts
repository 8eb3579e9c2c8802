import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SilencingProxy {
  /** The database's address through it. */
  databaseUrl: string;
  /** The connections of until now forward nothing any more, and are not closed: as after a failover. New ones work. */
  silence(): void;
  stop(): void;
}

export async function startSilencingProxy(databaseUrl: string): Promise<SilencingProxy> {
  const { hostname, port } = new URL(databaseUrl);
  let silenced = 0;
  let made = 0;
  const proxy = createServer((near) => {
    const mine = ++made;
    const far = connect(Number(port), hostname);
    const pass = (from: Socket, to: Socket) => from.on('data', (data) => mine > silenced && to.write(data));
    pass(near, far);
    pass(far, near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => {}).on('close', () => other.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const url = Object.assign(new URL(databaseUrl), { port: (proxy.address() as AddressInfo).port });
  return {
    databaseUrl: url.href,
    silence() {
      silenced = made;
    },
    stop: () => void proxy.close(),
  };
}
