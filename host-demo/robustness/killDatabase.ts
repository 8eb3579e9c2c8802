import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningPostgres } from '../../scripts/postgres.mjs';
import { createWriters, findLosses, send, type Writer, writeNext } from './consentWriters.ts';
import type { RunningMain } from './startMain.ts';

export interface DatabaseKillOptions {
  kills: number;
  /** Between kills, and how long the database is away each time. */
  upMs: number;
  downMs: number;
  writers: number;
}

export interface DatabaseKillOutcome {
  kills: number;
  acknowledged: number;
  /** How often each status was answered. */
  statuses: Record<number, number>;
  /** Statuses of `GET /readyz` while the database was away, and after it was back. */
  healthWhileDown: number[];
  healthAfter: number[];
  /** From the database's return to the first write acknowledged. */
  slowestReturnMs: number;
  lost: string[];
}

const RETURN_TIMEOUT_MS = 20_000;

/** Writers go on while PostgreSQL is killed (SIGKILL) and started again. The server is left alone. */
export async function killDatabase(
  server: RunningMain,
  postgres: RunningPostgres,
  { kills, upMs, downMs, writers: count }: DatabaseKillOptions,
): Promise<DatabaseKillOutcome> {
  const agent = new Agent({ keepAlive: true });
  const outcome: DatabaseKillOutcome = {
    ...{ kills: 0, acknowledged: 0, statuses: {}, healthWhileDown: [], healthAfter: [], slowestReturnMs: 0, lost: [] },
  };
  const writers = await createWriters(server.origin, count);
  const health = () => send(server.origin, agent, { method: 'GET', path: '/readyz', headers: {} });
  let isOver = false;

  const work = async (writer: Writer) => {
    while (!isOver) {
      const status = await writeNext(writer, server.origin, agent);
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
      if (status === 200) outcome.acknowledged += 1;
      else await wait(50);
    }
  };
  const working = Promise.all(writers.map(work));
  try {
    for (let i = 0; i < kills; i++) {
      await wait(upMs);
      await postgres.kill();
      outcome.kills += 1;
      await wait(downMs);
      outcome.healthWhileDown.push(await health());
      await postgres.restart();
      const back = performance.now();
      const before = outcome.acknowledged;
      while (outcome.acknowledged === before && performance.now() - back < RETURN_TIMEOUT_MS) await wait(10);
      outcome.slowestReturnMs = Math.max(outcome.slowestReturnMs, performance.now() - back);
      outcome.healthAfter.push(await health());
    }
  } finally {
    isOver = true;
    await working;
  }
  outcome.lost = await findLosses(writers, server.origin);
  agent.destroy();
  return outcome;
}
