import { freshStore } from '@travel-shell/testing/freshStore';
import { stubPage } from '@travel-shell/testing/stubPage';
import {
  configureForTest,
  startTestBackEnd,
  type TestAnswer,
  type TestBackEnd,
} from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SHOP = 'https://shop.example';
const CONVERTED = '/de-DE/cars/Wien/2027-05-01/2027-05-08';
const CALL = 'POST /s/horizon/common/layout/FriendlySearchUrlAction';
const PLAIN_CALL = 'POST /horizon/common/layout/FriendlySearchUrlAction';
const change = { from: 'trains', to: 'cars', plainLink: '/cars' } as const;

let backEnd: TestBackEnd;
let page: ReturnType<typeof stubPage>;
let area: typeof import('./index.ts');
beforeEach(async () => {
  page = stubPage(`${SHOP}/de-DE/trains/Berlin-Wien/2027-05-01/2027-05-08`);
  await freshStore();
  area = await import('./index.ts');
  const converted: TestAnswer = { json: { convertedUrl: CONVERTED } };
  backEnd = await startTestBackEnd({ [CALL]: converted, [PLAIN_CALL]: converted });
  configure();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await backEnd[Symbol.asyncDispose]();
});

const configure = (friendlyUrlPlainPath = false) =>
  configureForTest({
    apiBase: backEnd.origin,
    siteBase: SHOP,
    friendlyUrlVerticals: ['trains', 'cars'],
    friendlyUrlPlainPath,
  });
const visited = () => page.location.assign.mock.calls.map(([url]) => String(url).replace(SHOP, ''));

describe('goToVertical', () => {
  it.each([
    ['API-038 the call with /s', false, CALL],
    ['API-039 the call without /s', true, PLAIN_CALL],
  ])('MSC-041 MSC-042 %s converts the search, and the page goes to its link', async (_id, isPlain, call) => {
    configure(isPlain);
    await area.goToVertical(change);
    expect(backEnd.seen().map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /s/run/formtoken', call]);
    expect(Object.fromEntries(new URLSearchParams(backEnd.seen(call)[0]?.body))).toEqual({
      originalVertical: 'trains',
      conversionVertical: 'cars',
      searchUrlToConvert: page.location.href,
    });
    expect(visited()).toEqual([CONVERTED]);
  });

  it('MSC-039 MSC-040 converts nothing within a vertical or where one of both is not enabled', async () => {
    for (const other of [{ to: 'trains' }, { to: 'hotels' }, { from: 'flights' }] as const)
      await area.goToVertical({ ...change, ...other });
    expect([backEnd.seen(), visited()]).toEqual([[], ['/cars', '/cars', '/cars']]);
  });

  const ways = [
    ['the plain link', '/cars', ['/cars']],
    ['no navigation', undefined, []],
  ] as const;

  it.each(ways)(
    'ERR-036 ERR-038 MSC-043 logs a failed conversion and falls back to %s',
    async (_to, plainLink, way) => {
      backEnd.answer(CALL, { status: 500, json: { errors: [{ code: 'INTERNAL_ERROR' }] } });
      expectConsole(/^\[travel-shell\] FRIENDLY_URL_FAILED: Error resolving friendly url /);
      await area.goToVertical({ ...change, plainLink });
      expect(visited()).toEqual(way);
    },
  );

  it.each(ways)('ERR-037 ERR-038 logs a failed navigation and falls back to %s', async (_to, plainLink, way) => {
    page.location.assign.mockImplementationOnce(() => {
      throw new DOMException('The frame may not be navigated.', 'SecurityError');
    });
    expectConsole(/^\[travel-shell\] FRIENDLY_URL_FAILED: Friendly URL navigation error /);
    await area.goToVertical({ ...change, plainLink });
    expect(visited()).toEqual([CONVERTED, ...way]);
  });

  it('ERR-037 ERR-038 does not follow a plain link to a foreign host', async () => {
    backEnd.answer(CALL, { json: { convertedUrl: null } });
    expectConsole(/Friendly URL navigation error/);
    await area.goToVertical({ ...change, plainLink: 'https://evil.example/' });
    expect(visited()).toEqual([]);
  });

  it('is no failure where the host cancels it and navigates itself', async () => {
    page.page.addEventListener('travel-navigate', (event) => event.preventDefault());
    await area.goToVertical(change);
    expect(visited()).toEqual([]);
  });
});
