import { EventEmitter } from 'node:events';
import type { BrowserContext } from '@playwright/test';
import { expect, it } from 'vitest';
import type { HostLine } from './judgeLine.ts';
import { HOST_LINES } from './legacy/hostLines.ts';
import { Problems } from './Problems.ts';

const ORIGIN = 'http://127.0.0.1:4273';
const JQUERY = `${ORIGIN}/demo/vendor/jquery/jquery.min.js`;
const OURS = `${ORIGIN}/travel-shell/header/header.1a2b3c.js`;
const FORBIDDEN =
  "Executing inline event handler violates the following Content Security Policy directive 'script-src 'self''.";

/** Excuses more than any real table does. */
const ANYTHING: HostLine[] = [{ file: '/demo/', pattern: /./, why: 'for these tests' }];

function visit(known: readonly HostLine[]) {
  const problems = new Problems();
  const context = new EventEmitter();
  problems.watch(context as unknown as BrowserContext);
  problems.excuse(known);
  return {
    problems,
    console: (text: string, url: string, type = 'error') =>
      context.emit('console', { type: () => type, text: () => text, location: () => ({ url }) }),
    uncaught: (error: unknown) => context.emit('weberror', { error: () => error }),
    failed: (url: string, errorText = 'net::ERR_FAILED') =>
      context.emit('requestfailed', { url: () => url, failure: () => ({ errorText }) }),
  };
}

const thrownIn = (...addresses: string[]) =>
  Object.assign(new Error('broken'), {
    stack: ['Error: broken', ...addresses.map((address) => `    at f (${address}:1:2)`)].join('\n'),
  });

it("excuses the line of a host's file that the table names", () => {
  const { problems, console } = visit(HOST_LINES);
  console(FORBIDDEN, JQUERY);
  expect(problems.list()).toEqual([]);
});

it('excuses the error of such a file', () => {
  const { problems, uncaught } = visit(ANYTHING);
  uncaught(thrownIn(JQUERY));
  expect(problems.list()).toEqual([]);
});

it.each([
  ['the same line from our script', FORBIDDEN, OURS],
  ['our prefix, written through a host that wraps the console', '[travel-shell] CONFIG: brand="x"', JQUERY],
  ['a stack with one of our files', `TypeError: broken\n    at f (${OURS}:1:2)`, JQUERY],
  ['a preload of ours', `The resource ${OURS} was preloaded using link preload but not used`, `${ORIGIN}/demo/page`],
  ['our element', 'Blocked aria-hidden on an element: <travel-header>', JQUERY],
  ['a call of our API', 'Failed to load resource: 500', `${ORIGIN}/i/api/v4/AuthStateProviderAction?from=/demo/`],
])('never excuses what is ours: %s', (_, text, url) => {
  const { problems, console } = visit(ANYTHING);
  console(text, url);
  expect(problems.list()).toEqual([expect.stringMatching(/^ours: console: /)]);
});

it('never excuses an error with our code in its stack', () => {
  const { problems, uncaught } = visit(ANYTHING);
  uncaught(thrownIn(JQUERY, OURS));
  expect(problems.list()).toEqual([expect.stringMatching(/^ours: uncaught: /)]);
});

it('never excuses a failed request for a file of ours', () => {
  const { problems, failed } = visit([{ file: '/travel-shell/', pattern: /./, why: 'wrong' }]);
  failed(OURS);
  expect(problems.list()).toEqual([`ours: request: ${OURS} net::ERR_FAILED`]);
});

it.each([
  ['another line of the same file', 'Deprecated API for given entry type.', JQUERY],
  ['the same line from another file of the host', FORBIDDEN, `${ORIGIN}/scenarios/legacy/static/legacy.js`],
  ['the same line without a source', FORBIDDEN, ''],
])("fails on a host's line that the table does not name: %s", (_, text, url) => {
  const { problems, console } = visit(HOST_LINES);
  console(text, url, 'warning');
  expect(problems.list()).toEqual([expect.stringContaining(`the host's: console: ${text}`)]);
});

it('fails on any line where no table is given', () => {
  const { problems, console } = visit([]);
  console(FORBIDDEN, JQUERY);
  expect(problems.list()).toEqual([`the host's: console: ${FORBIDDEN} (${JQUERY})`]);
});

it('counts what a test expects, whoever has caused it', () => {
  const { problems, console } = visit(HOST_LINES);
  const seen = problems.expect(/inline event handler/);
  console(FORBIDDEN, OURS);
  expect(seen).toEqual([`console: ${FORBIDDEN}`]);
  expect(problems.list()).toEqual([]);
});
