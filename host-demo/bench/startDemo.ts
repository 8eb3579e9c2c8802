import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningDemo {
  origin: string;
  stop(): Promise<void>;
}

/** Seconds, but a busy machine takes its time. */
const START_LIMIT_MS = 180_000;

/**
 * Starts the real server on a free port with an empty database of its own; `more` are environment variables.
 * @param script what starts it
 */
export async function startDemo(
  more: Record<string, string> = {},
  script = join(import.meta.dirname, '../demo/main.ts'),
): Promise<RunningDemo> {
  const data = await mkdtemp(join(tmpdir(), 'travel-shell-bench-'));
  const server = spawn(process.execPath, [script], {
    env: {
      ...{ ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, DATABASE_URL: '', LOG_LEVEL: 'error' },
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    await ended(server);
    await rm(data, { recursive: true, force: true });
  };
  try {
    return { origin: await originOf(server), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function originOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const limit = setTimeout(
      () => reject(new Error(`The demo server did not start in ${START_LIMIT_MS} ms: ${output}`)),
      START_LIMIT_MS,
    );
    server.stdout?.on('data', (text) => {
      output += text;
      const origin = /http:\/\/[^\s/]+/.exec(output)?.[0];
      if (!origin) return;
      clearTimeout(limit);
      resolve(origin);
    });
    server.on('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`The demo server ended with code ${code} before it listened: ${output}`));
    });
  });
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await exit;
}
