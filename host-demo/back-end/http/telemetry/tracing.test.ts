import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { snippetOf } from '../../../../scripts/guideSnippets.ts';
import { createPostgresDatabase, serverUrl } from '../../testing/databases.ts';
import { TEST_KEYS } from '../../testing/testKeys.ts';

const MAIN = fileURLToPath(new URL('../../../../packages/back-end/src/main.ts', import.meta.url));
const TOKEN = 'a-one-time-token-that-is-long-enough-to-be-one';

/** A collector for OTLP over HTTP, and the bodies it has got. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    bodies.push((request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('latin1'));
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, bodies, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Those that docs/operations.md starts a server with. */
function guideVariables(): Record<string, string> {
  const block = snippetOf('docs/operations.md', 'OTEL_EXPORTER_OTLP_ENDPOINT=');
  const variables = [...block.matchAll(/(OTEL_\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);
  expect(variables).toHaveLength(6);
  return Object.fromEntries(variables);
}

describe.runIf(serverUrl)('traces', { timeout: 60_000 }, () => {
  it('has requests and statements, without tokens of paths and queries', async () => {
    const collector = await startCollector();
    const database = await createPostgresDatabase(serverUrl ?? '');
    const child = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        LOG_LEVEL: 'silent',
        DATABASE_URL: database.databaseUrl,
        PUBLIC_ORIGIN: 'https://travel.example',
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'travel@travel.example',
        STAFF_MAIL: 'travel@travel.example',
        IDENTITY_PROVIDERS: 'none',
        SECRET_KEYS: TEST_KEYS,
        TRUST_PROXY: '0',
        ...guideVariables(),
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        // All of the few requests below are sampled.
        OTEL_TRACES_SAMPLER_ARG: '1',
      },
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    try {
      await expect.poll(() => output, { timeout: 40_000 }).toMatch(/listens on http/);
      const origin = /listens on (http:\/\/[^/]+)/.exec(output)?.[1];
      expect((await fetch(`${origin}/s/ident/reset?token=${TOKEN}`)).status).toBe(410);
      expect((await fetch(`${origin}/business/signup/${TOKEN}`)).status).toBe(410);
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      const traces = collector.bodies.join('');
      expect(traces).toContain('travel-shell');
      expect(traces).toContain('/s/ident/reset');
      expect(traces).toContain('pg.query:SELECT');
      expect(traces).not.toContain(TOKEN);
    } finally {
      child.kill('SIGKILL');
      collector.server.close();
      await database.remove();
    }
  });
});
