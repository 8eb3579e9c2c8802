/** Attacks by headers that say something twice, or something that is not the sender's to say. */
import { describe, expect, it } from 'vitest';
import { askRaw } from '../../back-end/testing/askRaw.ts';
import { databaseOfAnswers } from '../../back-end/testing/databases.ts';
import { startTestServer } from '../../back-end/testing/startTestServer.ts';
import { useTestServer } from '../../back-end/testing/useTestServer.ts';

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

  it.each([
    [
      'A-HEAD-03 names objects’ own keys as cookies',
      'Cookie: __proto__=x; constructor=y; __Host-travel_session=__proto__',
    ],
    ['A-HEAD-04 sends a session in bytes that are no text', 'Cookie: __Host-travel_session=\xff\x80%ff%00'],
    ['A-HEAD-05 asks for a language that every object has', 'Accept-Language: constructor, __proto__;q=0.9, *;q=x'],
    ['A-HEAD-06 says where it is by a list of what is no address', 'X-Forwarded-For: constructor, [::, 999.1.1.1, '],
    [
      'A-HEAD-07 says two schemes and hosts',
      'X-Forwarded-Proto: javascript, https\r\nX-Forwarded-Host: a, b\r\nX-Forwarded-Host: c',
    ],
  ])('%s', async (_title, line) => {
    for (const path of ['/login', '/horizon/common/authentication/providers/AuthStateProviderAction']) {
      const answer = await get(path, ['Host: shop.example', ...line.split('\r\n')]);
      expect(answer, path).toMatch(/^HTTP\/1\.1 (200|400) /);
      expect(answer).not.toMatch(/evil|javascript:|"loggedInSession":true/);
    }
  });
});
