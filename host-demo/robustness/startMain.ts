import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { TEST_KEYS } from '../back-end/testing/testKeys.ts';

const DEMO = fileURLToPath(new URL('../demo/main.ts', import.meta.url));
const PRODUCTION = fileURLToPath(new URL('../../packages/back-end/src/main.ts', import.meta.url));
/** Two seconds, but a busy machine takes its time. */
const START_TIMEOUT_MS = 180_000;

export interface RunningMain {
  origin: string;
  process: ChildProcess;
  output(): string;
  /** Ends it with a signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** The settings that `npm run serve` asks for besides a database. Nothing is sent there at start. */
const OPEN_INTERNET = {
  PUBLIC_ORIGIN: 'https://shop.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@shop.example',
  STAFF_MAIL: 'business@shop.example',
  IDENTITY_PROVIDERS: 'none',
  TRUST_PROXY: '1',
  // No balancer asks whether it is ready.
  DRAIN_SECONDS: '0',
  SECRET_KEYS: TEST_KEYS,
};

/** The server as `npm start` runs it, in a process of its own; `core` ties it to one processor where Linux can. */
export const startMain = (env: Record<string, string>, core?: number): Promise<RunningMain> =>
  startProcess(DEMO, env, { core });

/** The server as `npm run serve` runs it. */
export const startProduction = (env: Record<string, string>): Promise<RunningMain> =>
  startProcess(
    PRODUCTION,
    { ...OPEN_INTERNET, MALLOC_ARENA_MAX: '2', ...env },
    { options: ['--max-semi-space-size=2'] },
  );

interface HowToRun {
  core?: number | undefined;
  /** Options of Node. */
  options?: string[];
}

async function startProcess(
  main: string,
  env: Record<string, string>,
  { core, options = [] }: HowToRun,
): Promise<RunningMain> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const pin = core === undefined ? [] : ['taskset', '-c', `${core}`];
  const [command = '', ...args] = [...pin, process.execPath, ...options, main];
  const child = spawn(command, args, {
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the server was not ready after ${START_TIMEOUT_MS} ms: ${output}`));
    }, START_TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /listens on (http:\/\/127\.0\.0\.1:\d+)\//.exec(output);
      if (found?.[1]) {
        clearTimeout(timer);
        resolve(found[1]);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    // Not with its exit: what it has written may come after that.
    child.on('close', (code, signal) => reject(new Error(`the server ended with ${code ?? signal}: ${output}`)));
  });
  return {
    origin,
    process: child,
    output: () => output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const close = once(child, 'close');
      child.kill(signal);
      await close;
    },
  };
}
