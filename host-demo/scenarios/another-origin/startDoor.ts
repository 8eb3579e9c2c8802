import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The shell's host as a page of another origin sees it: every request passes, but for what hangs. */
export interface Door {
  /** By name, as a site of cookies is. */
  origin: string;
  /** Requests whose path matches are taken, and never answered. */
  hangs: RegExp | undefined;
  /** Paths of the requests so far. */
  asked: string[];
  /** Milliseconds that each other answer takes. */
  delay: number;
  close(): void;
}

export async function startDoor(behind: string): Promise<Door> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    door.asked.push(path);
    if (door.hangs?.test(path)) return;
    setTimeout(() => {
      const { method, headers } = incoming;
      const passed = ask(behind + path, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    }, door.delay);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const door: Door = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    hangs: undefined,
    asked: [],
    delay: 0,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return door;
}
