import type { Call, OperationId } from '@travel-shell/contract/Call';
import { deleteSsoEntry } from '@travel-shell/contract/calls/deleteSsoEntry';
import { findUsers } from '@travel-shell/contract/calls/findUsers';
import { getCurrentIdentity } from '@travel-shell/contract/calls/getCurrentIdentity';
import { getHealth } from '@travel-shell/contract/calls/getHealth';
import { login } from '@travel-shell/contract/calls/login';
import { recordCookieConsent } from '@travel-shell/contract/calls/recordCookieConsent';
import { selectTraveler } from '@travel-shell/contract/calls/selectTraveler';
import { updateSsoEntry } from '@travel-shell/contract/calls/updateSsoEntry';
import { uploadCompanyLogo } from '@travel-shell/contract/calls/uploadCompanyLogo';
import { configureForTest, startTestBackEnd, type TestBackEnd } from '@travel-shell/testing/testBackEnd';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { call } from './call.ts';

/** The answers here are not those of the contract. */
const unparsed = <Id extends OperationId>(operation: Call<Id>): Call<Id> => ({
  ...operation,
  parse: (value) => value as never,
});
const NO_CONTENT = { status: 204, text: '' };
const last = (backEnd: TestBackEnd) => {
  const request = backEnd.seen().at(-1);
  if (!request) throw new Error('Nothing was sent.');
  return request;
};
const configure = (backEnd: TestBackEnd) => configureForTest({ apiBase: backEnd.origin, formtoken: 'token' });

describe('call', () => {
  let backEnd: TestBackEnd;
  beforeEach(async () => {
    backEnd = await startTestBackEnd();
    configure(backEnd);
    return () => backEnd[Symbol.asyncDispose]();
  });

  it('API-006 sends a GET', async () => {
    backEnd.answer('GET /healthz', { json: { status: 'ok', database: 'ok' } });
    await expect(call(getHealth, {})).resolves.toEqual({ status: 'ok', database: 'ok' });
    expect(last(backEnd)).toMatchObject({ method: 'GET', body: '' });
    expect(last(backEnd).headers).not.toHaveProperty('content-type');
  });

  it('API-007 sends a GET with page parameters', async () => {
    const path = '/i/api/business/users/v2/findUsers';
    backEnd.answer(`GET ${path}?page=2&size=5`, { json: { content: [] } });
    // The contract has no paged GET so far, so neither have the types.
    const answer = call(unparsed<'findUsers'>({ ...findUsers, method: 'get' }), {
      query: { page: 2, size: 5 },
    } as never);
    await expect(answer).resolves.toEqual({ content: [] });
  });

  it('API-008 API-014 posts JSON with its content type', async () => {
    backEnd.answer('POST /i/api/business/me/v1/traveler/select', NO_CONTENT);
    await call(unparsed(selectTraveler), { json: { email: 'ö@example.com' } });
    expect(last(backEnd).headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-csrf': 'token',
    });
    expect(JSON.parse(last(backEnd).body)).toEqual({ email: 'ö@example.com' });
  });

  it('posts lists where the page makes arrays a text, as Prototype.js 1.6 does', async () => {
    const toText = {
      configurable: true,
      value(this: unknown[]) {
        return `[${this.join(', ')}]`;
      },
    };
    Object.defineProperty(Array.prototype, 'toJSON', toText);
    onTestFinished(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'));
    backEnd.answer('POST /i/api/cookiebanner/v1/consent/record', NO_CONTENT);
    const json = { acceptedCategories: ['strictlyNecessary', 'functional'] } as never;
    await call(unparsed(recordCookieConsent), { json });
    Reflect.deleteProperty(Array.prototype, 'toJSON');
    expect(JSON.parse(last(backEnd).body)).toEqual(json);
  });

  it('API-009 API-010 posts a query with page parameters in the URL', async () => {
    const page = {
      content: [],
      paging: {
        pageable: { page: 1, size: 5, offset: 5, paged: true },
        first: false,
        last: true,
        numberOfElements: 0,
        totalPages: 1,
        totalElements: 3,
      },
    };
    backEnd.answer('POST /i/api/business/users/v2/findUsers?page=1&size=5', { json: page });
    const answer = call(findUsers, {
      query: { page: 1, size: 5 },
      json: { query: 'lov', searchMode: 'all' },
    });
    await expect(answer).resolves.toEqual(page);
    expect(JSON.parse(last(backEnd).body)).toEqual({ query: 'lov', searchMode: 'all' });
  });

  it('API-011 posts a form: repeats the name for lists and omits empty values', async () => {
    backEnd.answer('POST /k/run/auth/login', { json: { status: 0 } });
    const form = { username: 'a b&c', passwd: 'ü', sticky: undefined, userInfo: null, roles: [1, 2] };
    await call(unparsed(login), { form: form as never });
    expect(last(backEnd).headers['content-type']).toMatch('application/x-www-form-urlencoded');
    expect([...new URLSearchParams(last(backEnd).body)]).toEqual([
      ['username', 'a b&c'],
      ['passwd', 'ü'],
      ['roles', '1'],
      ['roles', '2'],
    ]);
  });

  it('API-012 sends a PUT with JSON and values in the path', async () => {
    backEnd.answer('PUT /i/api/business/company/v1/sso/a%2Fb%3F%20%C3%A9', { json: {} });
    await call(unparsed(updateSsoEntry), {
      path: { id: 'a/b? é' },
      json: { displayName: 'New' } as never,
    });
    expect(last(backEnd).headers['content-type']).toBe('application/json');
    expect(last(backEnd).body).toBe('{"displayName":"New"}');
  });

  it('API-013 API-016 sends a DELETE, and returns null for a 204', async () => {
    backEnd.answer('DELETE /i/api/business/company/v1/sso/7', NO_CONTENT);
    const answer = call(deleteSsoEntry, { path: { id: '7' } });
    await expect(answer).resolves.toBeNull();
  });

  it('uploads a file under its name, with its type and its bytes', async () => {
    backEnd.answer('POST /i/api/business/company/v1/logo', { json: { logoUrl: null } });
    await call(unparsed(uploadCompanyLogo), {
      multipart: { multipartFile: new File(['bytes'], 'logo.png', { type: 'image/png' }) },
    });
    const { headers, body } = last(backEnd);
    const form = await new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } }).formData();
    const file = form.get('multipartFile') as File;
    expect([file.name, file.type, await file.text()]).toEqual(['logo.png', 'image/png', 'bytes']);
  });

  it.each(['', '.', '..'])('rejects "%s" as a path value, which would call another path', async (id) => {
    const answer = call(deleteSsoEntry, { path: { id } });
    await expect(answer).rejects.toMatchObject({ name: 'ApiError', code: 'INVALID_REQUEST', path: 'id' });
    expect(backEnd.seen()).toEqual([]);
  });

  it('may take longer than the configured timeout if its caller sets one', async () => {
    configureForTest({ apiBase: backEnd.origin, formtoken: 'token', apiTimeout: 50 });
    const untilTimeout = <Id extends 'getHealth' | 'getCurrentIdentity'>(operation: Call<Id>) =>
      expect(call(operation as typeof getHealth)).rejects.toMatchObject({ code: 'TIMEOUT' });
    backEnd.answer('GET /healthz', 'hang');
    backEnd.answer('GET /i/api/business/me/v1/currentIdentity', 'hang');
    await untilTimeout(getHealth);
    backEnd.answer('GET /healthz', async () => {
      await untilTimeout(getCurrentIdentity);
      return { json: { status: 'ok', database: 'ok' } };
    });
    await expect(call(getHealth, { timeout: 10_000 })).resolves.toBeTruthy();
  });
});
