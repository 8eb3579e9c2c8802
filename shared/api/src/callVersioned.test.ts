import { parseHealth } from '@travel-shell/contract/parsers/parseHealth';
import { configureForTest, INVALID_FORM_TOKEN, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { expect, it } from 'vitest';
import { callVersioned } from './callVersioned.ts';

const ROUTE = 'GET /healthz';
const HEALTHY = { json: { status: 'ok' }, headers: { ETag: '"2"' } };
const ask = (etag?: string) => callVersioned('get', '/healthz', { parse: parseHealth, etag });

it('gives the version of the answer, and sends the one that was seen', async () => {
  await using backEnd = await startTestBackEnd({ [ROUTE]: HEALTHY });
  configureForTest({ apiBase: backEnd.origin });
  expect(await ask()).toEqual({ values: { status: 'ok' }, etag: '"2"' });
  await ask('"1"');
  expect(backEnd.seen(ROUTE).map(({ headers }) => headers['if-match'])).toEqual([undefined, '"1"']);
});

it('sends the version with a second try, too, and has none of a back end without versions', async () => {
  await using backEnd = await startTestBackEnd({
    [ROUTE]: () => (backEnd.seen(ROUTE).length === 1 ? INVALID_FORM_TOKEN : { json: { status: 'ok' } }),
  });
  configureForTest({ apiBase: backEnd.origin });
  expect(await ask('"1"')).toEqual({ values: { status: 'ok' }, etag: undefined });
  expect(backEnd.seen(ROUTE).map(({ headers }) => headers['if-match'])).toEqual(['"1"', '"1"']);
});

it('rejects where somebody else was first', async () => {
  const refusal = { status: 412, json: { errors: [{ code: 'PRECONDITION_FAILED' }] }, headers: { ETag: '"2"' } };
  await using backEnd = await startTestBackEnd({ [ROUTE]: refusal });
  configureForTest({ apiBase: backEnd.origin });
  await expect(ask('"1"')).rejects.toMatchObject({ status: 412, serverCode: 'PRECONDITION_FAILED' });
});
