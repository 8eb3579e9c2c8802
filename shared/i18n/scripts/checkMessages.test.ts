import { describe, expect, test } from 'vitest';
import { checkMessages } from './checkMessages.ts';
import type { PieceMessages } from './PieceMessages.ts';

const NBSP = '\u00a0';

type ByLocale = Record<string, Record<string, string>>;

const piece = (byLocale: ByLocale, source = 'messages.trips; messages.hello;'): PieceMessages => ({
  piece: 'test',
  folder: '',
  chunk: 'locale',
  byLocale: new Map(Object.entries(byLocale).map(([locale, texts]) => [locale, new Map(Object.entries(texts))])),
  notes: new Map(),
  sources: new Map([['src/View.tsx', source]]),
});

const good: ByLocale = {
  'en-US': { trips: 'Trips', hello: 'Hello {name}' },
  'de-DE': { trips: 'Reisen', hello: 'Hallo {name}' },
};

const check = (change: ByLocale, source?: string) => {
  const locales = Object.keys({ ...good, ...change });
  const merged = Object.fromEntries(
    locales.map((locale) => [locale, { ...good['en-US'], ...good[locale], ...change[locale] }]),
  );
  return checkMessages(piece(merged, source), locales);
};

test('finds nothing in good messages', () => {
  expect(check({})).toEqual([]);
});

describe('keys', () => {
  test('reports a missing key', () => {
    const { 'en-US': reference, 'de-DE': german } = good;
    const { trips: _, ...rest } = german as Record<string, string>;
    expect(checkMessages(piece({ 'en-US': reference ?? {}, 'de-DE': rest }), ['en-US', 'de-DE'])).toEqual([
      'test/de-DE: “trips” is missing.',
    ]);
  });

  test('reports a key missing in the reference', () => {
    expect(check({ 'de-DE': { extra: 'Mehr' } })).toEqual(['test/de-DE: “extra” is not in en-US.']);
  });

  test('reports a missing locale and one that is not shipped', () => {
    expect(checkMessages(piece(good), ['en-US', 'ar'])).toEqual([
      'test: de-DE.json is in no shipped locale (en-US, ar).',
      'test: there is no ar.json.',
    ]);
  });

  test('reports an unused key', () => {
    expect(check({}, 'messages.trips')).toEqual(['test: “hello” is used nowhere.']);
  });

  test('reports a used key that does not exist', () => {
    expect(check({}, 'messages.trips; messages.hello; messages.helo')).toEqual([
      'test: src/View.tsx uses “helo”, which there is not.',
    ]);
  });

  test('reports a computed key of all messages', () => {
    expect(check({}, 'messages.trips; messages.hello; messages[key]')).toEqual([
      'test: src/View.tsx computes a key of all messages, which hides unused ones; put those into a group.',
    ]);
  });

  test('counts a computed key of a group as a use of the whole group', () => {
    const groups = { 'en-US': { 'kinds.a': 'A', 'kinds.b': 'B' }, 'de-DE': { 'kinds.a': 'A', 'kinds.b': 'B' } };
    expect(check(groups, 'messages.trips; messages.hello; messages.kinds[kind]')).toEqual([]);
  });

  test('reports a name reserved in every locale', () => {
    expect(
      check({ 'en-US': { dir: 'x' }, 'de-DE': { dir: 'x' } }, 'messages.trips; messages.hello; messages.dir'),
    ).toEqual([
      expect.stringContaining('test/en-US: “dir” is the name of a field'),
      expect.stringContaining('test/de-DE: “dir” is the name of a field'),
    ]);
  });
});

test.each([
  ['another name', 'Hallo {nome}', 'has the arguments {nome: argument}; en-US has {name: argument}'],
  ['no argument', 'Hallo', 'has the arguments none; en-US has {name: argument}'],
  ['another use', 'Hallo {name, number}', 'has the arguments {name: number}; en-US has {name: argument}'],
  ['one more', 'Hallo {name} {other}', 'has the arguments {name: argument} {other: argument}; en-US has'],
  ['an open brace', 'Hallo {name', 'is no ICU message: expect argument closing brace'],
  ['an unclosed tag', 'Hallo <b>{name}', 'is no ICU message: unclosed tag'],
  ['no other case', 'Hallo {name, plural, one {x}}', 'is no ICU message: missing other clause'],
  ['an unknown style', 'Hallo {name, number, odd}', 'has the unknown number style “odd”'],
  ['nothing', ' ', 'is empty'],
])('finds %s in “%s”', (_, hello, problem) => {
  const problems = check({ 'de-DE': { hello } });
  expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(`test/de-DE: “hello” ${problem}`)]));
});

describe('plurals', () => {
  const english = '{n, plural, one {# trip} other {# trips}}';
  const of = (tag: string, trips: string) =>
    check({ 'en-US': { trips: english }, 'de-DE': { trips: english }, [tag]: { trips } });

  test.each([
    ['ja-JP', '{n, plural, other {#件}}'],
    ['ar', '{n, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}'],
    ['fr-FR', '{n, plural, one {#} many {#} other {#}}'],
    ['es-ES', '{n, plural, =0 {0} one {#} many {#} other {#}}'],
  ])('%s accepts its own cases', (tag, trips) => {
    expect(of(tag, trips)).toEqual([]);
  });

  test.each([
    ['ja-JP', '{n, plural, one {#} other {#}}', '{n} has the cardinal case “one”, which its language has not'],
    [
      'ar',
      '{n, plural, zero {#} one {#} two {#} few {#} other {#}}',
      '{n} lacks the cardinal case “many” of its language',
    ],
    ['fr-FR', '{n, plural, one {#} other {#}}', '{n} lacks the cardinal case “many” of its language'],
    ['de-DE', '{n, plural, =1 {#} other {#}}', '{n} lacks the cardinal case “one” of its language'],
  ])('%s with %s', (tag, trips, problem) => {
    expect(of(tag, trips)).toEqual([`test/${tag}: “trips” ${problem}.`]);
  });

  test('are checked inside other plurals, selects and tags', () => {
    const inside = '<b>{who, select, a {{n, plural, one {#} other {#}}} other {x}}</b>';
    expect(of('ja-JP', inside)).toEqual(
      expect.arrayContaining([expect.stringContaining('has the cardinal case “one”')]),
    );
  });

  test('ordinals have their own cases', () => {
    const ordinal = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    expect(check({ 'en-US': { trips: ordinal }, 'de-DE': { trips: '{n, selectordinal, other {#.}}' } })).toEqual([]);
  });

  test('a select without a case of the reference', () => {
    const problems = check({
      'en-US': { trips: '{s, select, a {x} b {y} other {z}}' },
      'de-DE': { trips: '{s, select, a {x} other {z}}' },
    });
    expect(problems).toEqual([expect.stringContaining('{s: select(a other)}; en-US has {s: select(a b other)}')]);
  });
});

test.each([
  ['en-US', 'It’s a “trip”…', []],
  ['en-US', "It's a trip...", ['straight quote', 'three full stops']],
  ['en-US', 'X-rays by e\u2011mail, or a 9-hour trip', ['behind one letter']],
  ['de-DE', 'per E-Mail', ['behind one letter']],
  ['de-DE', 'per E\u2011Mail', []],
  ['en-US', ' Trips  now !', ['white space', 'two spaces', 'space before']],
  ['de-DE', `Wird geladen${NBSP}…`, []],
  ['de-DE', 'Wird geladen…', ['nonbreaking space (U+00A0) between']],
  ['de-DE', 'Wird geladen …', ['breaking space before “…”']],
  ['de-DE', 'Die “Reise”', ['English quotes']],
  ['fr-FR', `Prêt${'\u202f'}? Le compte${NBSP}: «${NBSP}Vireo${NBSP}»`, []],
  ['fr-FR', 'Prêt ?', ['a breaking space at']],
  ['fr-FR', 'Prêt!', ['needs a nonbreaking space']],
  ['fr-FR', '“Prêt”', ['foreign quotes']],
  ['es-ES', '¿Listo? ¡Vamos!', []],
  ['es-ES', 'Listo? Vamos!', ['without “¿”', 'without “¡”']],
  ['ja-JP', '旅程：「東京」です。', []],
  ['ja-JP', '旅程:「東京」,です.', ['Latin punctuation', 'Latin full stop']],
  ['ar', 'رحلاتك، هل أنت جاهز؟', []],
  ['ar', 'رحلاتك, هل أنت جاهز?', ['Latin punctuation']],
])('the typography of %s: “%s”', (locale, trips, advice) => {
  const change = { 'en-US': {}, 'de-DE': {}, [locale]: { trips } };
  expect(check(change)).toEqual(advice.map((words) => expect.stringContaining(words)));
});
