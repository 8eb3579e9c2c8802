import { expectConsole } from '@travel-shell/testing/testConsole';
import { beforeEach, describe, expect, it, vi } from 'vitest';

// The module remembers what it has logged: each test gets a fresh one.
let parse: typeof import('./parse.ts');
beforeEach(async () => {
  vi.resetModules();
  parse = await import('./parse.ts');
});

describe('lenient', () => {
  const tier = () => parse.lenient(parse.oneOf('biz', 'bizPlus', 'enterprise'), 'biz');

  it('BIZ-002 replaces an unknown value by the default at any depth, and logs it once', () => {
    const lines = expectConsole(/UNKNOWN_VALUE/, 1);
    const companies = parse.listOf(parse.object<{ tier: string }>({ tier: tier() }));
    expect(companies([{ tier: 'gold' }, { tier: 'bizPlus' }, { tier: 'gold' }], '')).toEqual([
      { tier: 'biz' },
      { tier: 'bizPlus' },
      { tier: 'biz' },
    ]);
    expect(lines).toEqual([
      '[travel-shell] UNKNOWN_VALUE: [].tier was "gold"; taken for "biz". See @travel-shell/elements/errors.html#UNKNOWN_VALUE',
    ]);
  });

  it('logs another value of the same field, and the same value of another field', () => {
    expectConsole(/UNKNOWN_VALUE/, 3);
    tier()('gold', 'tier');
    tier()('silver', 'tier');
    tier()('gold', 'old.tier');
  });

  it('also covers a missing field', () => {
    expectConsole(/UNKNOWN_VALUE: tier was undefined/);
    expect(parse.object({ tier: tier() })({}, '')).toEqual({ tier: 'biz' });
  });

  it('does not hide our own bugs', () => {
    const broken = () => {
      throw new TypeError('a bug');
    };
    expect(() => parse.lenient(broken, 1)(1, '')).toThrow(TypeError);
    expect(() => parse.listOfKnown(broken)([1], '')).toThrow(TypeError);
    expect(() => parse.firstOf(broken)(1, '')).toThrow(TypeError);
  });
});

describe('listOfKnown', () => {
  it('leaves out unknown items, keeps the order, and logs each once', () => {
    const lines = expectConsole(/UNKNOWN_VALUE/, 1);
    const permissions = parse.listOfKnown(parse.oneOf('A', 'B'));
    expect(permissions(['B', 'NEW', 'A', 'NEW'], 'permissions')).toEqual(['B', 'A']);
    expect(lines[0]).toContain('permissions has "NEW", which was left out');
  });

  it('rejects a value that is not a list', () => {
    expect(() => parse.listOfKnown(parse.string)('A', 'permissions')).toThrow(/permissions should be a list/);
  });
});

describe('link', () => {
  it.each(['https://a.example/x', 'http://a.example', '/path?q', 'relative', '#anchor', '//cdn.example/x', ''])(
    'lets %j pass',
    (url) => expect(parse.link(url, 'url')).toBe(url),
  );

  it.each([
    'javascript:alert(1)',
    ' \tJAVA\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/1',
    'ftp://a.example',
    'http://[',
  ])('empties %j and logs it', (url) => {
    expectConsole(/UNSAFE_LINK: items\[\]\.url is no http\(s\) address/);
    expect(parse.listOf(parse.object({ url: parse.link }))([{ url }], 'items')).toEqual([{ url: '' }]);
  });

  it('rejects a value that is not a string', () => {
    expect(() => parse.link(1, 'url')).toThrow(/url should be a string, not number/);
  });
});

describe('the path of an invalid field', () => {
  it.each([
    ['a.b[1].c', { a: { b: [{ c: 'x' }, { c: 1 }] } }],
    ['a.b', { a: { b: {} } }],
    ['a', {}],
    ['', null],
    ['', [1]],
  ])('%j', (path, value) => {
    const { object, listOf, string, WrongField } = parse;
    const parser = object({ a: object({ b: listOf(object({ c: string })) }) });
    const fault = vi.fn();
    try {
      parser(value, '');
    } catch (error) {
      fault(error);
    }
    expect(fault).toHaveBeenCalledWith(expect.any(WrongField));
    expect(fault.mock.calls[0]?.[0]).toMatchObject({ path });
  });
});

it('null is not absent', () => {
  const parser = parse.object({ a: parse.optional(parse.string), b: parse.nullable(parse.string) });
  expect(() => parser({ a: null, b: 'x' }, '')).toThrow(/a should be a string, not null/);
  expect(() => parser({ a: 'x' }, '')).toThrow(/b should be a string, not undefined/);
  expect(parser({ a: 'x', b: null }, '')).toEqual({ a: 'x', b: null });
});

it('an absent field stays absent', () => {
  const value = parse.object({ a: parse.optional(parse.string) })({}, '');
  expect(Object.keys(value as object)).toEqual([]);
});
