import { Visitor } from '../../back-end/testing/Visitor.ts';
import { percentile } from '../constantRate.ts';
import { getLoad, oneCore, showLatencies } from '../getLoad.ts';
import { AUTH_STATE } from '../paths.ts';
import { startMain } from '../startMain.ts';
import { type Bench, onPostgres } from './Bench.ts';

const LOAD = { perSecond: 200, seconds: 30 };
const SLOWEST_MS = 50;

/** The auth state of a signed-in company member, the most expensive one, at a constant rate; one server on one core. */
export const load = ({ report }: Bench): Promise<void> =>
  onPostgres(async (databaseUrl) => {
    const server = await startMain({ DATABASE_URL: databaseUrl }, oneCore);
    try {
      const visitor = new Visitor(server.origin);
      await visitor.logIn('grace@example.com');
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const latencies = await getLoad(server.origin, LOAD, () => ({
        path: AUTH_STATE,
        cookie,
        expected: '"loggedInSession":true',
      }));
      report(
        `auth state p99 below ${SLOWEST_MS} ms, PostgreSQL`,
        percentile(latencies, 0.99) < SLOWEST_MS && latencies.failed === 0,
        showLatencies(LOAD, latencies),
      );
    } finally {
      await server.end('SIGTERM');
    }
  });
