import { expect, test } from 'vitest';
import { filesOfPage, findRepeated } from './findRepeated.ts';
import { writeBuild } from './writeBuild.ts';

const PAGE = { tags: ['travel-header', 'travel-footer'], fixed: { brand: 'flagship' } };
const LIMIT = 500;

type Lengths = Record<string, number>;

const carries = (modules: Lengths) =>
  Object.fromEntries(Object.entries(modules).map(([module, length]) => [module, 'x'.repeat(length)]));

/** A header and a footer with these modules, and a menu of the header that is loaded lazily. */
function build(header: Lengths, menu: Lengths, footer: Lengths): string {
  return writeBuild({
    runtime: ['runtime.js'],
    files: {
      'loader.js': { carries: {} },
      'runtime.js': { carries: carries({ 'shared/store/src/store.ts': 900 }), loads: ['late.js'] },
      'late.js': { carries: {} },
      'header/entry.js': { carries: {}, loads: ['header/chunk.js', 'header/react.js'] },
      'header/react.js': { carries: {} },
      'header/chunk.js': {
        carries: carries(header),
        loads: ['header/flagship.js', 'header/sister.js', 'header/menu.js'],
      },
      'header/flagship.js': { carries: carries({ 'shared/tokens/src/flagship.css': 2000 }) },
      'header/sister.js': {
        carries: carries({ 'shared/tokens/src/sister.css': 2000 }),
        loads: ['header/sister-more.js'],
      },
      'header/sister-more.js': { carries: {} },
      'header/menu.js': { carries: carries(menu), loads: ['header/chunk.js'] },
      'footer/entry.js': { carries: {} },
      'footer/chunk.js': { carries: carries(footer) },
      'footer/wide.js': { carries: {} },
      'footer/narrow.js': { carries: {} },
    },
    plans: {
      'travel-header': {
        entry: 'header/entry.js',
        chunks: ['header/chunk.js'],
        variants: { brand: { flagship: ['header/flagship.js'], sister: ['header/sister.js'] } },
      },
      'travel-footer': {
        entry: 'footer/entry.js',
        chunks: ['footer/chunk.js'],
        variants: { shape: { wide: ['footer/wide.js'], narrow: ['footer/narrow.js'] } },
      },
    },
  });
}

test('a page may download what its elements need, all variants except brand and locale, and their lazy chunks', () => {
  expect(filesOfPage(build({}, {}, {}), PAGE)).toEqual([
    ...['footer/chunk.js', 'footer/entry.js', 'footer/narrow.js', 'footer/wide.js'],
    ...['header/chunk.js', 'header/entry.js', 'header/flagship.js', 'header/menu.js'],
    ...['late.js', 'loader.js', 'runtime.js'],
  ]);
});

const UI = 'shared/ui/src/a.ts';

test.each<[string, Lengths, Lengths, Lengths]>([
  ['two pieces', { [UI]: 600 }, {}, { [UI]: 700 }],
  ['a piece and what it loads later', { [UI]: 700 }, { [UI]: 600 }, {}],
])('finds a module of ours in %s', (_title, header, menu, footer) => {
  expect(findRepeated(build(header, menu, footer), PAGE, LIMIT)).toMatchObject([
    { module: UI, copies: [{ bytes: 700 }, { bytes: 600 }] },
  ]);
});

test('finds a module of the runtime in a piece', () => {
  const [found] = findRepeated(build({ 'shared/store/src/store.ts': 800 }, {}, {}), PAGE, LIMIT);
  expect(found?.copies.map(({ url }) => url)).toEqual(['runtime.js', 'header/chunk.js']);
});

test.each<[string, Lengths, Lengths]>([
  ['of which one copy is small', { [UI]: 9000 }, { [UI]: 500 }],
  ['of another package', { 'node_modules/b/b.js': 9000 }, { 'node_modules/b/b.js': 9000 }],
  ['of the bundler', { webpack: 9000 }, { webpack: 9000 }],
  ['of another brand', { 'shared/tokens/src/sister.css': 9000 }, {}],
])('leaves alone what is %s', (_title, header, footer) => {
  expect(findRepeated(build(header, {}, footer), PAGE, LIMIT)).toEqual([]);
});

test('lists the largest waste first', () => {
  const found = findRepeated(
    build(
      { 'shared/a.ts': 600, 'shared/b.ts': 800 },
      { 'shared/a.ts': 600 },
      { 'shared/a.ts': 600, 'shared/b.ts': 800 },
    ),
    PAGE,
    LIMIT,
  );
  expect(found.map(({ module }) => module)).toEqual(['shared/a.ts', 'shared/b.ts']);
});
