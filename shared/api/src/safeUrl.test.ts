import { stubPage } from '@travel-shell/testing/stubPage';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { redirect, reload } from './navigate.ts';
import { safeUrl } from './safeUrl.ts';

const base = 'https://shop.example/hotels?stars=4';
let shown: ReturnType<typeof stubPage>;
beforeEach(() => {
  configureForTest({ allowedHosts: ['pay.example', '*.trusted.example', 'local.example:8443'] });
  shown = stubPage(base);
});
afterEach(() => vi.unstubAllGlobals());

describe('safeUrl', () => {
  it.each([
    ['/trips', 'https://shop.example/trips'],
    ['?stars=5', 'https://shop.example/hotels?stars=5'],
    ['https://shop.example/a b', 'https://shop.example/a%20b'],
    ['https://pay.example/x', 'https://pay.example/x'],
    ['http://pay.example/x', 'http://pay.example/x'],
    ['https://a.b.trusted.example/', 'https://a.b.trusted.example/'],
    ['https://local.example:8443/', 'https://local.example:8443/'],
  ])('lets %s pass', (url, expected) => expect(safeUrl(url)).toBe(expected));

  it.each([
    '',
    null,
    undefined,
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://shop.example/1',
    'ftp://shop.example/',
    '//evil.example/x',
    '\\\\evil.example/x',
    '/\\evil.example',
    'https:evil.example',
    'https://shop.example@evil.example/',
    'https://shop.example.evil.example/',
    'https://eviltrusted.example/',
    'https://trusted.example/',
    'https://pay.example:444/',
    'http://shop.example/',
    'https://shop.example:8080/',
    'http://[',
  ])('refuses %j', (url) => {
    // `https:evil.example` is relative to a page of the same scheme, which makes it a path of that page.
    const isPath = url === 'https:evil.example';
    expect(safeUrl(url)).toBe(isPath ? 'https://shop.example/evil.example' : undefined);
  });
});

describe('redirect', () => {
  it('navigates to a safe URL', () => {
    expect(redirect('/trips', 'test')).toBe(true);
    expect(shown.location.assign.mock.calls).toEqual([['https://shop.example/trips']]);
  });

  it('logs an unsafe URL and does not navigate', () => {
    expectConsole(/UNSAFE_LINK: test leads to "https:\/\/evil\.example"/);
    expect(redirect('https://evil.example', 'test')).toBe(false);
    expect(shown.location.assign).not.toHaveBeenCalled();
  });
});

it('reload reloads unless the host prevents it', () => {
  expect(reload('test')).toBe(true);
  shown.page.addEventListener('travel-navigate', (event) => event.preventDefault());
  expect(reload('test')).toBe(false);
  expect(shown.location.reload).toHaveBeenCalledTimes(1);
});
