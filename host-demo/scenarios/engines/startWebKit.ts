import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Engine, Key } from './Engine.ts';

/** WebDriver's codes of keys that are no characters. */
const SHIFT = '\uE008';
const CODES: Record<Exclude<Key, 'Shift+Tab'>, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ' ': ' ',
};

const START_LIMIT_MS = 15_000;

/** WebKitGTK by its WebDriver, with plain calls, on a virtual screen. */
export async function startWebKit(driver: string): Promise<Engine> {
  const port = await freePort();
  const screen = ['xvfb-run', '-a', '-s', '-screen 0 1280x900x24'];
  const server = spawn('dbus-run-session', ['--', ...screen, driver, `--port=${port}`], {
    // A group of its own, so that the screen and the bus end with it.
    detached: true,
    stdio: 'ignore',
    // WebKit's sandbox refuses to run as root, and only then is it off.
    env: { ...process.env, ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }) },
  });
  const end = () => {
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
  };
  process.once('exit', end);

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body ? JSON.stringify(body) : null });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebKitWebDriver refused ${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  await untilReady(() => call('GET', '/status'));
  const { sessionId, capabilities } = (await call('POST', '/session', { capabilities: {} })) as {
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  };
  const session = (method: string, path: string, body?: object) => call(method, `/session/${sessionId}${path}`, body);
  const act = (source: object) => session('POST', '/actions', { actions: [source] }) as Promise<void>;
  const keys = (actions: readonly object[]) => act({ type: 'key', id: 'keyboard', actions });
  const stroke = (value: string, between: readonly object[] = []) => [
    { type: 'keyDown', value },
    ...between,
    { type: 'keyUp', value },
  ];
  const strike = (values: readonly string[]) => keys(values.flatMap((value) => stroke(value)));

  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: (url) => session('POST', '/url', { url }) as Promise<void>,
    evaluate: (code, ...args) =>
      session('POST', '/execute/sync', { script: `return (${code})(...arguments)`, args }) as Promise<never>,
    async evaluateIn(find, code, ...args) {
      const id = await session('POST', '/execute/sync', { script: `return (${find})()`, args: [] });
      await session('POST', '/frame', { id });
      try {
        return (await session('POST', '/execute/sync', { script: `return (${code})(...arguments)`, args })) as never;
      } finally {
        await session('POST', '/frame', { id: null });
      }
    },
    press: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    key: (key) => keys(key === 'Shift+Tab' ? stroke(SHIFT, stroke(CODES.Tab)) : stroke(CODES[key])),
    type: (text) => strike([...text]),
    screenshot: async () => Buffer.from((await session('GET', '/screenshot')) as string, 'base64'),
    async stop() {
      await session('DELETE', '');
      process.off('exit', end);
      end();
    },
  };
}

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      await ask();
      return;
    } catch (cause) {
      if (Date.now() > limit) throw new Error(`WebKitWebDriver did not start in ${START_LIMIT_MS} ms.`, { cause });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
