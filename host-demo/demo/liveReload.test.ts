import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDemoServer } from './createDemoServer.ts';

let app: FastifyInstance;
let folder: string;
let origin: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-reload-'));
  await writeFile(join(folder, 'pieces.json'), '{}');
  app = await createDemoServer({ logLevel: 'silent', liveReload: true, assetsDir: folder });
  origin = await app.listen({ port: 0 });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('notifies open pages when a build has finished', async () => {
  const page = await (await fetch(`${origin}/scenarios/bare/`)).text();
  expect(page).toContain('<script src="/demo/live-reload.js"></script>');
  const script = await fetch(`${origin}/demo/live-reload.js`);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(await script.text()).toContain("new EventSource('/demo/live-reload')");
  // The policy of this page takes scripts with a nonce only.
  expect(await (await fetch(`${origin}/scenarios/strict-csp/`)).text()).not.toContain('live-reload');

  const fragment = await fetch(`${origin}/travel-shell/fragments/footer/flagship.en-US.default.html`);
  expect(fragment.headers.get('cache-control')).toBe('no-cache');

  const stop = new AbortController();
  const stream = await fetch(`${origin}/demo/live-reload`, { signal: stop.signal });
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await utimes(join(folder, 'pieces.json'), new Date(), new Date(Date.now() + 5000));
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe('data: built\n\n');
  stop.abort();
});
