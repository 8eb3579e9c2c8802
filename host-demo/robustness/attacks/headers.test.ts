/** Attacks by headers that say something twice, or something that is not the sender's to say. */
import { describe, expect, it } from 'vitest';
import { askRaw } from '../../server/testing/askRaw.ts';
import { databaseOfAnswers } from '../../server/testing/databases.ts';
import { startTestServer } from '../../server/testing/startTestServer.ts';
import { useTestServer } from '../../server/testing/useTestServer.ts';

const SITE = 'https://shop.example';

describe.each(databaseOfAnswers)('attacks by headers, on $kind', ({ create }) => {
  const context = useTestServer(create, () => ({ publicOrigin: SITE, trustProxy: true }));

  const get = (path: string, headers: readonly string[], origin = context.server.origin) =>
    askRaw(origin, path, headers);

  it.each([
    ['of a site', undefined],
    ['of a server that believes its Host', {}],
  ])('A-HEAD-01 sends two Hosts, so that the proxy heeds one and the server the other: %s', async (_title, options) => {
    const other = options && (await startTestServer({ database: context.db, ...options }));
    for (const path of ['/login', '/healthz', '/travel-shell/loader.js', '/nowhere']) {
      const { origin } = other ?? context.server;
      const answer = await get(path, ['Host: shop.example', 'Host: evil.example'], origin);
      expect(answer, path).toMatch(/^HTTP\/1\.1 400 [\s\S]*This request is not allowed/);
      expect(answer).toMatch(/^x-request-id: /im);
      expect(await get(path, ['Host: shop.example', 'host: shop.example'], origin)).toMatch(/^HTTP\/1\.1 400 /);
      expect(await get(path, ['Host: shop.example'], origin)).not.toMatch(/^HTTP\/1\.1 400 /);
    }
    await other?.stop();
  });

  it('A-HEAD-02 chooses the id under which the log has the request, of a proxy that passes it on', async () => {
    const chosen = 'another-visitors-request';
    for (const lines of [
      [`X-Request-Id: ${chosen}`],
      [`X-Request-Id: ${chosen}`, 'X-Request-Id: b'],
      ['x-request-id: \t'],
    ]) {
      const answer = await get('/login', ['Host: shop.example', ...lines]);
      expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*^x-request-id: [0-9a-f]{8}-[0-9a-f-]{27}\r$/im);
    }
    expect(context.server.log.join('')).not.toContain(chosen);
  });
});
