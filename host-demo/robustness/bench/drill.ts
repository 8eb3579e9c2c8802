import { startPostgres } from '../../../scripts/postgres.mjs';
import { drill as runDrill } from '../drill.ts';
import type { Bench } from './Bench.ts';

/** The most refusals by closing listeners, of eight replacements; D-90 has why there may be one at all. */
const MOST_CLOSING = 2;

/** The operator's guide by copy and paste, under load: nothing is lost, and no answer is unexpected. */
export async function drill({ report }: Bench): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  if ('missing' in postgres) {
    console.log(`PostgreSQL is left out: ${postgres.missing}`);
    return;
  }
  try {
    const onStep = (step: string) => console.log(`  ${step} …`);
    const { requests, busy, closing, seconds, acknowledged, failures, lost, proxyLines } = await runDrill({
      adminUrl: postgres.url,
      isWhole: true,
      onStep,
    });
    const { signIns, decisions, saves } = acknowledged;
    report(
      'the guide by copy and paste, under load through nginx',
      failures.length === 0 &&
        closing <= MOST_CLOSING &&
        lost.length === 0 &&
        signIns > 0 &&
        decisions > 0 &&
        saves > 0,
      `${requests} requests in ${seconds.toFixed(0)} s, ${busy} refused as the machine was busy, ${closing} at a closing listener, ${failures.length} failed; acknowledged ${signIns} sign-ins, ` +
        `${decisions} decisions, ${saves} saves, ${lost.length} lost`,
    );
    for (const line of [...failures, ...lost, ...proxyLines].slice(0, 20)) console.log(`    ${line}`);
  } finally {
    await postgres.stop();
  }
}
