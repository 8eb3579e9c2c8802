import type { Schema } from '@travel-shell/contract';
import type { Member } from 'travel-shell-back-end/http/Member.ts';
import type { Operation, OperationHandlers, OperationRequest } from 'travel-shell-back-end/http/Operation.ts';
import type { Session } from 'travel-shell-back-end/http/sessions/Session.ts';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { Visitor } from '../testing/Visitor.ts';

describe('the routes of the contract', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ logLevel: 'warn' });
  }, 60_000);
  afterAll(() => server.stop());

  it('all have a handler, without warnings', () => {
    expect(server.log).toEqual([]);
  });

  it('do not compile when a handler is missing, or answers something else than the contract says', () => {
    expectTypeOf<Omit<OperationHandlers, 'saveResultForLater'>>().not.toExtend<OperationHandlers>();
    expectTypeOf<(request: unknown) => Promise<{ saved: boolean }>>().not.toExtend<Operation<'saveResultForLater'>>();
    expectTypeOf<() => Promise<Schema<'SavedForLater'>>>().toExtend<Operation<'saveResultForLater'>>();
  });

  it('give handlers what the contract says of a request, with the defaults filled in', () => {
    type Saving = OperationRequest<'saveResultForLater'>;
    expectTypeOf<Saving['params']>().toExtend<{ resultId: string }>();
    expectTypeOf<Saving['body']>().toExtend<Schema<'TripResult'>>();
    expectTypeOf<OperationRequest<'login'>['body']['sticky']>().toEqualTypeOf<boolean>();
    expectTypeOf<OperationRequest<'findUsers'>['query']>().toExtend<{ page: number; size: number }>();
    expectTypeOf<undefined>().toExtend<OperationRequest<'requestDemo'>['body']>();
  });

  it('have the session where the contract asks for one, and the member where it names a permission', () => {
    expectTypeOf<OperationRequest<'saveResultForLater'>['session']>().toEqualTypeOf<Session>();
    expectTypeOf<OperationRequest<'getAuthState'>['session']>().toBeNullable();
    expectTypeOf<OperationRequest<'getCompany'>['member']>().toEqualTypeOf<Member>();
    expectTypeOf<OperationRequest<'findUsers'>['member']>().toBeNullable();
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
