import { describe, expect, it } from 'vitest';
import type { Exchange } from './http/Exchange.ts';
import { judgeSessionCookies } from './judgeSessionCookies.ts';

const NAMES = { session: 'sid', signedIn: 'in' };

function came(lines: string[], sent = ''): Exchange {
  return {
    request: { method: 'GET', path: '/', headers: sent ? { Cookie: sent } : {} },
    url: 'http://host/',
    status: 200,
    headers: { 'set-cookie': lines },
    text: '',
    json: undefined,
    failure: null,
  };
}

const CLEARED = '; Max-Age=0';
const LONG_AGO = '; Expires=Thu, 01 Jan 1970 00:00:00 GMT';

describe('judgeSessionCookies', () => {
  it.each([
    ['neither is touched', []],
    ['both begin', ['sid=x; HttpOnly', 'in=1']],
    ['both last as long', ['sid=x; HttpOnly; Max-Age=600', 'in=1; Max-Age=601']],
    ['both end', [`sid=${CLEARED}`, `in=${LONG_AGO}`], 'sid=x; in=1'],
    ['a session ends that had no other', [`sid=${CLEARED}`], 'sid=x'],
    ['a session goes on that has the other', ['sid=x; HttpOnly'], 'sid=x; in=1'],
    ['only the other is set again', ['in=1'], 'sid=x'],
    ['one of another domain is cleared beside it', ['sid=x; HttpOnly', `in=${CLEARED}`, 'in=1; Domain=host.example']],
  ])('is content where %s', (_name, lines, sent?: string) => {
    expect(judgeSessionCookies(came(lines, sent), NAMES)).toEqual([]);
  });

  it.each([
    [['sid=x; HttpOnly'], '', 'sid is set, but not in=1 beside it'],
    [['sid=x; HttpOnly; Max-Age=600'], 'in=1', 'sid is set, but not in=1 beside it'],
    [['sid=x', 'in=1'], '', 'scripts can read sid'],
    [['sid=x; HttpOnly', 'in=1; HttpOnly'], '', 'scripts cannot read in'],
    [['sid=x; HttpOnly', 'in=yes'], '', 'in is "yes", expected "1"'],
    [['sid=x; HttpOnly; Max-Age=600', 'in=1'], '', 'in lasts as long as the browser, sid lasts 600 s'],
    [['sid=x; HttpOnly; Max-Age=600', 'in=1; Max-Age=60'], '', 'in lasts 60 s, sid lasts 600 s'],
    [[`sid=${CLEARED}`], 'sid=x; in=1', 'sid is cleared, but not in'],
    [[`sid=${LONG_AGO}`, 'in=1'], 'sid=x; in=1', 'sid is cleared, but not in'],
  ])('finds what is wrong with %j', (lines, sent, problem) => {
    expect(judgeSessionCookies(came(lines, sent), NAMES)).toEqual([expect.stringContaining(problem)]);
  });

  it('looks at the session alone where the site sets no other', () => {
    const site = { ...NAMES, signedIn: '' };
    expect(judgeSessionCookies(came(['sid=x; HttpOnly']), site)).toEqual([]);
    expect(judgeSessionCookies(came(['sid=x']), site)).toHaveLength(1);
  });
});
