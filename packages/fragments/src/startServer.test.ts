import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRenderer } from './renderFragment.tsx';
import { startServer } from './startServer.ts';
import { note } from './testPiece.tsx';

/** As long as a real piece takes, of the thread that answers. */
const RENDER_MS = 20;
const AT_ONCE = 200;

let server: Server;
let rendered: number;
/** Rendering begins when this resolves. */
let mayRender: Promise<unknown>;
beforeEach(async () => {
  rendered = 0;
  mayRender = Promise.resolve();
  const renderer = createRenderer([note]);
  const slow = {
    ...renderer,
    renderFragment: async (...fragment: Parameters<typeof renderer.renderFragment>) => {
      await mayRender;
      const end = performance.now() + RENDER_MS;
      while (performance.now() < end);
      rendered++;
      return renderer.renderFragment(...fragment);
    },
  };
  server = await startServer(slow, {
    ...{ port: 0, host: '127.0.0.1', origin: '*', origins: {} },
    readData: async () => undefined,
  });
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

it('answers others while many fragments are asked for, and refuses those that would wait too long', async () => {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await (await fetch(`${base}/note`)).text();
  mayRender = new Promise<void>((resolve) => {
    let arrived = 0;
    server.on('request', () => ++arrived === AT_ONCE && resolve());
  });
  const asked = Array.from({ length: AT_ONCE }, (_, at) => fetch(`${base}/note?text=${at}`));
  await Promise.race(asked);
  const before = rendered;
  expect(await (await fetch(`${base}/healthz`)).text()).toBe('ok');
  // A fragment that is there already needs no rendering.
  expect((await fetch(`${base}/note`)).status).toBe(200);
  expect(rendered - before).toBeLessThan(20);

  const answers = await Promise.all(asked);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['1']));
  expect(answers.filter(({ status }) => status === 200).length).toBe(AT_ONCE - refused.length);
  expect(rendered).toBe(AT_ONCE - refused.length + 1);
});
