import { percentile } from '../constantRate.ts';
import { twoServersUnderFire } from '../twoServersUnderFire.ts';
import { type Bench, onPostgres } from './Bench.ts';

const SECONDS = 600;
const KILL_EVERY_SECONDS = 60;

/** Two servers on one PostgreSQL, one of them killed each minute. `--seconds` makes it shorter, with as many kills. */
export const twoServers = ({ report, options }: Bench): Promise<void> =>
  onPostgres(async (databaseUrl) => {
    const seconds = options.seconds ?? SECONDS;
    const killEverySeconds = (KILL_EVERY_SECONDS * seconds) / SECONDS;
    const outcome = await twoServersUnderFire(databaseUrl, { perSecond: 200, seconds, killEverySeconds });
    const { latencies, kills, acknowledged, brokenByKill, otherFailures, lost } = outcome;
    report(
      `two servers, one killed each ${killEverySeconds} s of ${seconds} s`,
      lost.length === 0 && otherFailures.length === 0 && kills >= SECONDS / KILL_EVERY_SECONDS - 1,
      `${latencies.sent} requests at 200/s, ${acknowledged} writes acknowledged, ${kills} kills, ${lost.length} lost, ` +
        `${brokenByKill} broken on the dead one’s connections, ${otherFailures.length} other failures, ` +
        `p99 ${percentile(latencies, 0.99).toFixed(1)} ms`,
    );
    for (const line of [...lost, ...otherFailures].slice(0, 20)) console.log(`    ${line}`);
  });
