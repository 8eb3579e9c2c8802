import { setTimeout as wait } from 'node:timers/promises';
import { Visitor } from '../../back-end/testing/Visitor.ts';
import { percentile } from '../constantRate.ts';
import { getLoad, oneCore, showLatencies } from '../getLoad.ts';
import { AUTH_STATE } from '../paths.ts';
import { readResidentMb } from '../scale/readResidentMb.ts';
import { startSlowClients } from '../slowClients.ts';
import { startMain } from '../startMain.ts';
import { type Bench, onPostgres } from './Bench.ts';

const CONNECTIONS = 1000;
const SLOWEST_MS = 100;
/** At any moment some of those that the server has ended are being opened again. */
const CONNECTED = 0.8 * CONNECTIONS;

/** The effect on others of a thousand connections that take their time. */
export const slowConnections = ({ report, options }: Bench): Promise<void> =>
  onPostgres(async (databaseUrl) => {
    const load = { perSecond: 200, seconds: options.seconds ?? 120 };
    const server = await startMain({ DATABASE_URL: databaseUrl }, oneCore);
    try {
      const visitor = new Visitor(server.origin);
      await visitor.logIn('grace@example.com');
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const slow = startSlowClients(server.origin, CONNECTIONS);
      await wait(5000);
      const connected = slow.count();
      const latencies = await getLoad(server.origin, load, () => ({
        path: AUTH_STATE,
        cookie,
        expected: '"loggedInSession":true',
      }));
      const megabytes = await readResidentMb(server.process.pid ?? 0);
      slow.stop();
      report(
        `p99 below ${SLOWEST_MS} ms beside ${CONNECTIONS} slow connections for ${load.seconds} s`,
        percentile(latencies, 0.99) < SLOWEST_MS && latencies.failed === 0 && connected > CONNECTED,
        `${connected} connected, ${slow.ended()} ended by the server and opened again, ` +
          `${showLatencies(load, latencies)}, ${megabytes.toFixed(0)} MB`,
      );
    } finally {
      await server.end('SIGTERM');
    }
  });
