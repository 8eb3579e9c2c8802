import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { cookiesOf, createWriters, findLosses, send, WRITERS_ENV, writeNext } from './consentWriters.ts';
import { constantRate, type Latencies } from './constantRate.ts';
import { AUTH_STATE } from './paths.ts';
import { type RunningMain, startMain } from './startMain.ts';

export interface FireOptions {
  perSecond: number;
  seconds: number;
  /** One of the two is killed this often. */
  killEverySeconds: number;
}

export interface FireOutcome {
  latencies: Latencies;
  kills: number;
  acknowledged: number;
  /** Requests on connections of a server that was killed meanwhile. */
  brokenByKill: number;
  /** Any other failure. */
  otherFailures: string[];
  lost: string[];
}

interface Slot {
  server: RunningMain;
  isUp: boolean;
  /** So that a request of before a kill is told from one after it. */
  lives: number;
}

/**
 * Two servers on one PostgreSQL and a balancer that knows which of them lives. Half of the requests write. One server
 * after the other is killed (SIGKILL) and started again.
 */
export async function twoServersUnderFire(databaseUrl: string, options: FireOptions): Promise<FireOutcome> {
  const env = { ...WRITERS_ENV, DATABASE_URL: databaseUrl };
  const start = async (): Promise<Slot> => ({ server: await startMain(env), isUp: true, lives: 1 });
  const slots = [await start(), await start()] as const;
  const agent = new Agent({ keepAlive: true });
  const outcome: Omit<FireOutcome, 'latencies'> = {
    ...{ kills: 0, acknowledged: 0, brokenByKill: 0, otherFailures: [], lost: [] },
  };
  // Four seconds until it is a writer's turn again.
  const writers = await createWriters(slots[0].server.origin, options.perSecond * 2);
  let turn = 0;

  const request = async () => {
    const number = turn++;
    const [first, second] = number % 4 < 2 ? slots : slots.toReversed();
    const slot = first?.isUp ? first : second;
    if (!slot) return false;
    const { lives } = slot;
    const writer = writers[number % writers.length];
    const status = await (writer && number % 2 === 0 && !writer.isBusy
      ? writeNext(writer, slot.server.origin, agent).then((answered) => {
          if (answered === 200) outcome.acknowledged += 1;
          return answered;
        })
      : send(slot.server.origin, agent, {
          method: 'GET',
          path: AUTH_STATE,
          headers: { cookie: writer ? cookiesOf(writer) : '' },
        }));
    if (status === 200) return true;
    if (status === 0 && slot.lives !== lives) outcome.brokenByKill += 1;
    else outcome.otherFailures.push(`status ${status} of request ${number}`);
    return false;
  };

  let isOver = false;
  const killInTurn = async () => {
    const began = performance.now();
    for (let i = 0; !isOver; i++) {
      const due = began + (i + 1) * options.killEverySeconds * 1000;
      await wait(Math.max(0, due - performance.now()));
      const slot = slots[i % 2];
      if (isOver || !slot) return;
      slot.isUp = false;
      slot.lives += 1;
      await slot.server.end('SIGKILL');
      outcome.kills += 1;
      slot.server = await startMain(env);
      slot.isUp = true;
    }
  };
  try {
    const killing = killInTurn();
    const latencies = await constantRate(options, request);
    isOver = true;
    await killing;
    outcome.lost = await findLosses(writers, slots[0].server.origin);
    return { ...outcome, latencies };
  } finally {
    isOver = true;
    agent.destroy();
    await Promise.all(slots.map(({ server }) => server.end('SIGTERM')));
  }
}
