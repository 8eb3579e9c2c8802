/** The worker of `oneAddress.test.ts`: asks on a thread of its own, so that it does not delay whoever measures. */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export interface Asked {
  method?: 'POST';
  /** `{n}` is another number each time. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface Attack {
  origin: string;
  localAddress: string;
  connections: number;
  requests: readonly Asked[];
}

const { origin, localAddress, connections, requests } = workerData as Attack;
const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress });
const statuses: Record<number, number> = {};
let asked = 0;
let isOver = false;

const ask = () =>
  new Promise<number>((resolve) => {
    const n = asked++;
    const { method = 'GET', path = '', headers = {}, body } = requests[n % requests.length] ?? {};
    const call = request(origin + path.replace('{n}', `${n}`), { agent, method, headers }, (answer) => {
      answer.resume();
      answer.on('close', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', () => resolve(0));
    call.end(body);
  });

parentPort?.once('message', () => {
  isOver = true;
});
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (!isOver) {
      const status = await ask();
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (asked === 2 * connections) parentPort?.postMessage('under way');
    }
  }),
);
agent.destroy();
parentPort?.postMessage(statuses);
