import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerApiRoutes } from './apiRoutes.ts';
import type { Services } from './Services.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';
import { Visitor } from './testing/Visitor.ts';

describe('the routes of the contract', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ logLevel: 'warn' });
  }, 60_000);
  afterAll(() => server.stop());

  it('all have a handler, without warnings', () => {
    expect(server.log).toEqual([]);
  });

  it('fail at start when a handler is missing', async () => {
    const start = registerApiRoutes(fastify(), {}, {} as Services, []);
    await expect(start).rejects.toThrow(/^openapi\.yaml: operation \w+ has no handler$/);
  });

  it.each(['image/svg+xml', 'image/png', 'text/plain'])('reject a body of type %s', async (type) => {
    const visitor = new Visitor(server.origin);
    const headers = { 'x-csrf': await visitor.formToken(), 'content-type': type };
    const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const response = await visitor.fetch('/k/run/auth/login', { method: 'POST', headers, body });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ errors: [{ code: 'UNSUPPORTED_MEDIA_TYPE' }] });
  });
});
