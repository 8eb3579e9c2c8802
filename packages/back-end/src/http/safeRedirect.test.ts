import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

const ORIGIN = 'http://shop.example:4173';

describe('safeRedirect', () => {
  it.each([
    ['/trips', '/trips'],
    ['/trips?tab=1#top', '/trips?tab=1#top'],
    ['trips', '/trips'],
    ['/a/../b', '/b'],
    [`${ORIGIN}/flights?x=1`, '/flights?x=1'],
    ['https://shop.example:4173/flights', '/flights'],
    ['/login?redir=//evil.example', '/login?redir=//evil.example'],
  ])('keeps the path of our own site: %s', (value, path) => {
    expect(safeRedirect(value, ORIGIN)).toBe(path);
  });

  it.each([
    ['nothing', undefined],
    ['no text', ['/trips', '/trips']],
    ['another site', 'https://evil.example/'],
    ['another port', 'http://shop.example:4174/'],
    ['a relative scheme', '//evil.example'],
    ['backslashes', '/\\evil.example'],
    ['backslashes twice', '\\\\evil.example'],
    ['a tab in between', '/\t/evil.example'],
    ['a line break in between', '/\n/evil.example'],
    ['leading spaces', '  //evil.example'],
    ['our own site with a path that is another one', `${ORIGIN}//evil.example`],
    ['our own site with backslashes', `${ORIGIN}/\\evil.example`],
    ['dots before a double slash', '/.//evil.example'],
    ['our name as a user', 'http://shop.example:4173@evil.example/'],
    ['a user on our own site', 'http://user@shop.example:4173/'],
    ['a script', 'javascript:alert(1)'],
    ['a script in disguise', 'java\nscript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['broken', 'http://[::1'],
  ])('goes to the home page instead: %s', (_title, value) => {
    expect(safeRedirect(value, ORIGIN)).toBe('/');
  });
});

it('does not lead from https to the same host without TLS', () => {
  expect(safeRedirect('http://shop.example/trips', 'https://shop.example')).toBe('/');
  expect(safeRedirect('https://shop.example/trips', 'https://shop.example')).toBe('/trips');
});

const EMBEDDER = 'https://shop.example';

it('lets a page of an embedding origin pass, whole', () => {
  expect(safeRedirect(`${EMBEDDER}/cart?a=1`, ORIGIN, [EMBEDDER])).toBe(`${EMBEDDER}/cart?a=1`);
  expect(safeRedirect(`${EMBEDDER}/cart`, ORIGIN)).toBe('/');
  expect(safeRedirect('https://shop.example.evil.example/', ORIGIN, [EMBEDDER])).toBe('/');
  expect(safeRedirect('https://me@shop.example/', ORIGIN, [EMBEDDER])).toBe('/');
  expect(safeRedirect('javascript:alert(1)', ORIGIN, [EMBEDDER])).toBe('/');
});
