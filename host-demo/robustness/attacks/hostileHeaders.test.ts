/** Headers that every browser may send, of the greatest size that Node takes, and what they cost each kind of route. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askRaw } from '../../back-end/testing/askRaw.ts';
import { databaseOfAnswers } from '../../back-end/testing/databases.ts';
import { useTestServer } from '../../back-end/testing/useTestServer.ts';

/** Takes everything, and has a screen at each address that is asked for. */
const RENDERER = `
export const FRAGMENT_PIECES = ['header'];
export const renderedAttributes = (piece, attributes) => attributes;
export const renderFragment = async () => '<travel-header></travel-header>';
export const openScreen = async () => ({ status: 404, title: 'None' });
`;

const SIZE = 15_000;
const filled = (part: (index: number) => string) => {
  let value = '';
  for (let index = 0; value.length < SIZE; index++) value += part(index);
  return value.slice(0, SIZE);
};
const named = (index: number) => index.toString(36).padStart(3, '0');

/** The value of a header that nobody reads part by part. */
const PLAIN = filled(() => 'a');
const ORDINARY: Record<string, string> = {
  Cookie: filled((index) => `${named(index)}=1; `),
  'Accept-Language': filled(() => 'de-DE,de;q=0.9,en;q=0.8,fr;q=0.7,'),
};

/** The parts of all other headers that the server or a library reads. */
const PARTS: Record<string, readonly string[]> = {
  Accept: [',', ';', '*/*,', 'text/html;q=', ' '],
  'Accept-Encoding': [',', ';', 'br;', 'br,', 'x;q=0.1,', 'br;q=0.', '0', ' ', 'br ', '1;', '*,'],
  'Access-Control-Request-Headers': [',', 'a,', ' '],
  Authorization: ['Bearer ', ' '],
  'Content-Type': [';', 'a/', 'a=', ';a=b', 'multipart/form-data; boundary=', '; charset=', '"', ' ', '\\"'],
  'If-Match': [',', 'W/', '"', '"a",', ' ,', ' '],
  'If-Modified-Since': ['Mon, ', '(', '1 ', ' '],
  'If-None-Match': [',', 'W/', '"', '"a",', ' ,', ' '],
  Origin: ['https://', ':', '@', '%41.', 'xn--', 'a.', '.'],
  Range: ['bytes=', '0-,', '0-0,', ',', '-', ' '],
  Referer: ['https://', '../', '/./', '@', '%2e%2e/', 'xn--', 'ü.', '?', '#', ' '],
  'Sec-Fetch-Dest': [',', 'empty'],
  'User-Agent': ['Version/1 ', 'Chrome/', '(', ' '],
  'X-CSRF': ['-', '.'],
  'X-Forwarded-For': [',', '1.1.1.1,', '::,', '%', 'f:', ' '],
  'X-Forwarded-Host': [',', 'a,', ':', ' '],
  'X-Forwarded-Proto': [',', 'https,', ' '],
  'X-Request-Id': ['-', ' '],
};

const HOSTILE: Record<string, Record<string, string>> = {
  Cookie: {
    'a prefix without end': filled(() => '__Host-'),
    'prefixes behind each other': filled(() => '__Host-;'),
    'thousands of prefixed names': filled((index) => `__Host-${named(index)}=;`),
    'one prefixed name, thousands of times': filled(() => '__Host-a=;'),
    'prefixes before one value': `${filled(() => '__Host-')}=`,
    'names alone': filled((index) => `${named(index)};`),
    'values alone': filled(() => '=a;'),
    'nothing but ends': filled(() => ';'),
    'nothing but values': filled(() => '='),
    spaces: `a${filled(() => ' ')}=a`,
    'escapes of nothing': filled((index) => `${named(index)}=%;`),
    'escapes of one letter': filled((index) => `${named(index)}=%41;`),
    'one value of escapes': `a=${filled(() => '%41')}`,
    quotes: filled((index) => `${named(index)}=";`),
  },
  'Accept-Language': {
    'nothing between commas': filled(() => ','),
    'nothing between semicolons': filled(() => ';'),
    stars: filled(() => '*,'),
    'languages that are none': filled(() => 'x,'),
    'languages that nobody has': filled(() => 'zz,'),
    'languages that nobody has, one by one': filled((index) => `q${'abcdefgh'[index % 8]}-${named(index)},`),
    'one language of many parts': filled(() => 'en-'),
    'one language of many valid parts': filled((index) => (index === 0 ? 'zz-u' : `-${named(index)}`)),
    'one long word': filled(() => 'e'),
    'spaces between commas': filled(() => ' ,'),
    spaces: filled(() => ' '),
  },
  ...Object.fromEntries(
    Object.entries(PARTS).map(([header, parts]) => [
      header,
      Object.fromEntries(
        parts.flatMap((part) => [
          [part, filled(() => part)],
          [`a, ${part} and no end`, `a${filled(() => part)}x`],
        ]),
      ),
    ]),
  ),
};

/**
 * The most work, in multiples of an ordinary header of that size to the same route. Most differ by a half; without care
 * it was up to 40 times.
 */
const MOST_TIMES = 6;

describe.each(databaseOfAnswers)('15 KB in one header on $kind', ({ create }) => {
  const folder = mkdtemp(join(tmpdir(), 'hostile-headers-'));
  const context = useTestServer(create, async () => {
    const fragmentsModule = join(await folder, 'index.mjs');
    await writeFile(fragmentsModule, RENDERER);
    return { fragmentsModule, trustProxy: true };
  });
  afterAll(async () => rm(await folder, { recursive: true }));

  let ownSession: string;
  beforeAll(async () => {
    const visitor = context.visit();
    await visitor.logIn('ada@example.com');
    ownSession = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  });

  /** How long the processor works for it: the wait for a busy machine does not count. */
  async function work(path: string, lines: readonly string[], posted?: string): Promise<number> {
    const before = process.cpuUsage();
    const answer = await askRaw(context.server.origin, path, ['Host: shop.example', ...lines], posted);
    const { user, system } = process.cpuUsage(before);
    expect(answer).toMatch(/^HTTP\/1.1 [2-4]\d\d /);
    return user + system;
  }

  it.each<[kind: string, path: string, posted?: string]>([
    ['a call', '/horizon/common/authentication/providers/AuthStateProviderAction'],
    ['the sign-in', '/login'],
    ['a page in the visitor’s language', '/business/x'],
    ['a page of somebody signed in', '/s/ident/sessions'],
    ['a picture', '/site/icon.svg'],
    ['a fragment', '/travel-shell/fragments/header?locale=de-DE'],
    ['RTE-019 the site of a country', '/in'],
    ['what is not there', '/i/api/nothing'],
    ['a call whose answer is packed', '/horizon/react/component/FooterBrandsStateProviderAction?brand=flagship'],
    ['the metrics', '/metrics'],
    ['a form', '/k/run/auth/login', 'username=a&passwd=b'],
    ['a call with a body', '/i/api/cookiebanner/v1/consent', '{}'],
    ['an upload', '/i/api/business/company/v1/logo', '--a--'],
  ])('costs %s no more work than an ordinary one: %s', async (_kind, path, posted) => {
    const costly: [shape: string, times: number][] = [];
    for (const [header, shapes] of Object.entries(HOSTILE)) {
      const others = header === 'Cookie' ? [] : [`Cookie: ${ownSession}`];
      const measured = Object.entries({ ordinary: ORDINARY[header] ?? PLAIN, ...shapes }).map(([shape, value]) => ({
        shape,
        lines: [...others, `${header}: ${value}`],
        least: Number.POSITIVE_INFINITY,
      }));
      const ask = async (each: (typeof measured)[number]) => {
        each.least = Math.min(each.least, await work(path, each.lines, posted));
      };
      // The least of each counts. In turn, so that the other work of the process meets all of them.
      for (let turn = 0; turn < 3; turn++) for (const each of measured) await ask(each);
      const ordinary = measured[0]?.least ?? 0;
      for (const each of measured) {
        // A busy machine may have met one of them each time.
        for (let turn = 0; turn < 30 && each.least > MOST_TIMES * ordinary; turn++) await ask(each);
        const times = each.least / ordinary;
        if (times > MOST_TIMES) costly.push([`${header}: ${each.shape}`, times]);
      }
    }
    expect(costly).toEqual([]);
  });
});
