import type { Schema } from '@travel-shell/contract';
import { Visitor } from '../back-end/testing/Visitor.ts';
import { type RunningMain, startMain } from './startMain.ts';

type Category = Schema<'CookieCategory'>;

interface Acknowledged {
  cookies: Map<string, string>;
  accepted: Category[];
}

export interface KillOutcome {
  acknowledged: number;
  /** Requests in flight when the server died; they may be stored or not. */
  unanswered: number;
  kills: number;
  /** Acknowledged writes that are missing. */
  lost: string[];
}

const CONSENT = '/i/api/cookiebanner/v1/consent';
const OPTIONAL: Category[] = ['functional', 'advertising', 'analytical'];
/** Writers at work at the same time: so many requests at most are under way when the server dies. */
export const AT_ONCE = 6;

/** A decision that differs per visitor, so that mixed-up responses show. */
const decisionOf = (index: number): Category[] => [
  'strictlyNecessary',
  ...OPTIONAL.filter((_category, bit) => index & (1 << bit)),
];

/**
 * `writes` visitors record their consent, each a transaction of its own. Meanwhile the server is killed (SIGKILL)
 * `kills` times and started again. In the end each acknowledged decision is read back by its visitor.
 */
export async function writeAndKill(
  env: Record<string, string>,
  { writes, kills }: { writes: number; kills: number },
): Promise<KillOutcome> {
  let server: RunningMain = await startMain(env);
  let isUp = Promise.resolve();
  const acknowledged: Acknowledged[] = [];
  const outcome: KillOutcome = { acknowledged: 0, unanswered: 0, kills: 0, lost: [] };

  const killAndRestart = async () => {
    await server.end('SIGKILL');
    outcome.kills += 1;
    server = await startMain(env);
  };

  let next = 0;
  const work = async () => {
    while (next < writes) {
      const index = next++;
      await isUp;
      // Evenly spread over the writes, while other workers are busy.
      if (outcome.kills < kills && index >= ((outcome.kills + 1) * writes) / (kills + 1)) isUp = killAndRestart();
      const done = await write(server.origin, decisionOf(index)).catch(() => null);
      if (done) acknowledged.push(done);
      else outcome.unanswered += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await isUp;
    outcome.acknowledged = acknowledged.length;
    for (const each of acknowledged) outcome.lost.push(...(await findLoss(server.origin, each)));
    return outcome;
  } finally {
    await server.end('SIGTERM');
  }
}

async function write(origin: string, accepted: Category[]): Promise<Acknowledged | null> {
  const visitor = new Visitor(origin);
  const response = await visitor.fetch(`${CONSENT}/record`, {
    method: 'POST',
    headers: { 'X-CSRF': await visitor.formToken(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ acceptedCategories: accepted }),
  });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  return { cookies: visitor.cookies, accepted };
}

async function findLoss(origin: string, { cookies, accepted }: Acknowledged): Promise<string[]> {
  const visitor = new Visitor(origin);
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  const stored = (await (await visitor.fetch(CONSENT)).json()) as Schema<'CookieConsent'>;
  const isSame = [...stored.acceptedCategories].sort().join() === [...accepted].sort().join();
  return isSame ? [] : [`acknowledged ${accepted.join()}, found ${stored.acceptedCategories.join()}`];
}
