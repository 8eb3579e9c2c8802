import { configureForTest, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let fetchSvg: typeof import('./fetchSvg.ts').fetchSvg;
beforeEach(async () => {
  vi.resetModules();
  ({ fetchSvg } = await import('./fetchSvg.ts'));
});

const start = async (routes: Parameters<typeof startTestBackEnd>[0]) => {
  const backEnd = await startTestBackEnd(routes);
  configureForTest({ apiBase: backEnd.origin });
  return backEnd;
};

describe('fetchSvg', () => {
  it('API-045 fetches the text from the back end or another host, without token or cookies', async () => {
    await using backEnd = await start({ 'GET /icon.svg': { text: `\n${SVG}` } });
    await using other = await startTestBackEnd({ 'GET /icon.svg': { text: SVG } });
    expect(await fetchSvg('/icon.svg')).toBe(`\n${SVG}`);
    expect(await fetchSvg(`${other.origin}/icon.svg`)).toBe(SVG);
    for (const { headers } of [...backEnd.seen(), ...other.seen()]) {
      expect([headers['x-csrf'], headers.cookie]).toEqual([undefined, undefined]);
    }
  });

  it.each([
    ['a page', '<!doctype html><svg></svg>'],
    ['a tag that only starts with svg', '<svgx/>'],
    ['nothing', ''],
  ])('FTR-019 refuses %s', async (_title, text) => {
    await using _backEnd = await start({ 'GET /icon.svg': { text } });
    await expect(fetchSvg('/icon.svg')).rejects.toMatchObject({ name: 'ApiError', code: 'INVALID_ANSWER' });
  });

  it('distinguishes an HTTP error, a network failure, an abort and a timeout', async () => {
    await using backEnd = await start({ 'GET /slow.svg': 'hang' });
    await expect(fetchSvg('/missing.svg')).rejects.toMatchObject({ code: 'HTTP', status: 404 });
    configureForTest({ apiBase: backEnd.origin, apiTimeout: 50 });
    await expect(fetchSvg('/slow.svg')).rejects.toMatchObject({ code: 'TIMEOUT' });
    await expect(fetchSvg('/slow.svg', AbortSignal.abort())).rejects.toMatchObject({ code: 'ABORTED' });
    await expect(fetchSvg('http://127.0.0.1:1/icon.svg')).rejects.toMatchObject({ code: 'NETWORK' });
  });
});
