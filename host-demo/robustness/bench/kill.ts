import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AT_ONCE, writeAndKill } from '../writeAndKill.ts';
import { type Bench, onPostgres } from './Bench.ts';

const WRITES = { writes: 1000, kills: 3 };

export async function kill(bench: Bench): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-server-'));
  try {
    await killDuringWrites(bench, 'PGlite', { DATA_DIR: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await onPostgres((databaseUrl) => killDuringWrites(bench, 'PostgreSQL', { DATABASE_URL: databaseUrl }));
}

async function killDuringWrites({ report }: Bench, kind: string, env: Record<string, string>) {
  const { acknowledged, unanswered, kills, lost } = await writeAndKill(env, WRITES);
  const figures = `${acknowledged} acknowledged, ${unanswered} under way when it died, ${kills} times killed, ${lost.length} lost`;
  report(
    `kill -9 during ${WRITES.writes} writes, ${kind}`,
    lost.length === 0 && kills === WRITES.kills && unanswered <= kills * AT_ONCE,
    figures,
  );
}
