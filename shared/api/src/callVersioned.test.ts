import { enableMultiRoomBookings } from '@travel-shell/contract/calls/enableMultiRoomBookings';
import { getHealth } from '@travel-shell/contract/calls/getHealth';
import { configureForTest, INVALID_FORM_TOKEN, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { callVersioned, conflictOf } from './callVersioned.ts';

const ROUTE = 'GET /healthz';
const HEALTHY = { json: { status: 'ok' }, headers: { ETag: '"2"' } };
const ask = (etag?: string) => callVersioned(getHealth, { etag });

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
  const error = await ask('"1"').catch((reason) => reason);
  expect(error).toMatchObject({ status: 412, serverCode: 'PRECONDITION_FAILED' });
  // A back end that says no more than that.
  expect(conflictOf(error)).toEqual({ theirs: undefined, etag: '"2"', lastChange: undefined });
});

it('says what somebody else has saved, in which version, and who it was', async () => {
  const lastChange = {
    subject: 'FACTS',
    changedAt: '2027-01-09T10:30:00.000Z',
    changedBy: 'Grace',
    bySupport: false,
    supportAgent: null,
  };
  const json = { errors: [{ code: 'PRECONDITION_FAILED' }], current: { status: 'ok' }, lastChange };
  await using backEnd = await startTestBackEnd({ [ROUTE]: { status: 412, json, headers: { ETag: '"2"' } } });
  configureForTest({ apiBase: backEnd.origin });
  const error = await ask('"1"').catch((reason) => reason);
  expect(conflictOf(error)).toEqual({ theirs: { status: 'ok' }, etag: '"2"', lastChange });
  expect(backEnd.seen(ROUTE)).toHaveLength(1);
});

it.each([
  ['no answer of the call', { current: { status: 'unwell' }, lastChange: 'Grace' }],
  ['nothing', null],
  ['a text', 'old'],
])('stays the refusal that it is where it says %s', async (_what, json) => {
  await using backEnd = await startTestBackEnd({ [ROUTE]: { status: 412, json } });
  configureForTest({ apiBase: backEnd.origin });
  const error = await ask('"1"').catch((reason) => reason);
  expect(error).toMatchObject({ name: 'ApiError', code: 'HTTP', status: 412 });
  expect(conflictOf(error)).toEqual({ theirs: undefined, etag: undefined, lastChange: undefined });
});

it.each([401, 403, 409])('is no conflict with %i', async (status) => {
  const json = { errors: [{ code: 'FORBIDDEN' }], current: { status: 'ok' } };
  await using backEnd = await startTestBackEnd({ [ROUTE]: { status, json } });
  configureForTest({ apiBase: backEnd.origin });
  expect(conflictOf(await ask('"1"').catch((reason) => reason))).toBeUndefined();
  expect(backEnd.seen(ROUTE)).toHaveLength(1);
});

describe('a write whose version is not known', () => {
  const WRITE = `PUT ${enableMultiRoomBookings.path}`;
  const write = (options: { etag?: string | undefined }) =>
    callVersioned<'enableMultiRoomBookings'>({ ...enableMultiRoomBookings, parse: (value) => value as never }, options);
  const WANTS = { status: 428, json: { errors: [{ code: 'PRECONDITION_REQUIRED' }] } };
  const done = { json: { multiRoomBookings: true }, headers: { Via: '1.1 edge' } };

  it('overwrites on purpose where the back end wants one, and tells what may have taken it away', async () => {
    expectConsole(/NO_VERSION: PUT .*A proxy .*This answer has Via: 1\.1 edge\./);
    await using backEnd = await startTestBackEnd({
      [WRITE]: ({ headers }) => (headers['if-match'] === undefined ? WANTS : done),
    });
    vi.stubGlobal('location', new URL(backEnd.origin));
    onTestFinished(() => void vi.unstubAllGlobals());
    configureForTest({ apiBase: backEnd.origin });
    expect(await write({ etag: undefined })).toEqual({ values: { multiRoomBookings: true }, etag: undefined });
    expect(backEnd.seen(WRITE).map(({ headers }) => headers['if-match'])).toEqual([undefined, '*']);
  });

  it('is sent without one to a back end that has none, or whose origin does not expose it', async () => {
    expectConsole(/NO_VERSION: PUT .*Access-Control-Expose-Headers: ETag/);
    await using backEnd = await startTestBackEnd({ [WRITE]: done });
    configureForTest({ apiBase: backEnd.origin });
    await write({ etag: undefined });
    expect(backEnd.seen(WRITE).map(({ headers }) => headers['if-match'])).toEqual([undefined]);
  });

  it('is refused where it was to name one', async () => {
    await using backEnd = await startTestBackEnd({ [WRITE]: WANTS });
    configureForTest({ apiBase: backEnd.origin });
    await expect(write({ etag: '"1"' })).rejects.toMatchObject({ status: 428 });
    await expect(write({})).rejects.toMatchObject({ status: 428 });
    expect(backEnd.seen(WRITE)).toHaveLength(2);
  });
});
