import { Visitor } from '../../back-end/testing/Visitor.ts';
import { percentile } from '../constantRate.ts';
import { startFragmentAttackers } from '../fragmentAttackers.ts';
import { getLoad, oneCore, showLatencies } from '../getLoad.ts';
import { AUTH_STATE } from '../paths.ts';
import { startMain } from '../startMain.ts';
import { type Bench, onPostgres } from './Bench.ts';

const LOAD = { perSecond: 200, seconds: 20 };
const CONNECTIONS = 24;
const SLOWEST_MS = 100;

/** The auth state at a constant rate while 24 connections ask for fragments that are in no cache. Needs the build. */
export const fragments = ({ report }: Bench): Promise<void> =>
  onPostgres(async (databaseUrl) => {
    const server = await startMain({ DATABASE_URL: databaseUrl, TRUST_PROXY: '1' }, oneCore);
    const visitor = new Visitor(server.origin);
    await visitor.logIn('grace@example.com');
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const attackers = startFragmentAttackers(server.origin, CONNECTIONS);
    try {
      const latencies = await getLoad(server.origin, LOAD, () => ({
        path: AUTH_STATE,
        cookie,
        expected: '"loggedInSession":true',
      }));
      report(
        `auth state beside ${CONNECTIONS} connections of uncached fragments: p99 at most ${SLOWEST_MS} ms, none refused`,
        latencies.failed === 0 && percentile(latencies, 0.99) <= SLOWEST_MS,
        `${showLatencies(LOAD, latencies)}, fragments answered ${JSON.stringify(attackers.statuses())}`,
      );
    } finally {
      await attackers.stop();
      await server.end('SIGTERM');
    }
  });
