import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureSizes } from './measureSizes.ts';
import { noise, writeBuild } from './writeBuild.ts';

const ours = (length: number) => ({ carries: { 'packages/header/src/a.ts': noise(length) } });

function parts(): Parameters<typeof writeBuild>[0] {
  return {
    runtime: ['runtime/react.0123456789.js'],
    files: {
      'loader.js': ours(1000),
      'intent.0123456789.js': ours(700),
      'runtime/react.0123456789.js': {
        carries: {
          webpack: noise(1000),
          'node_modules/react-dom/client.js': noise(40_000),
          'node_modules/jotai/vanilla.js': noise(2000),
        },
      },
      'header/entry.js': {
        carries: {
          'node_modules/@module-federation/runtime-core/dist/a.js': noise(1500),
          'shared/ui/src/b.ts': noise(500),
        },
      },
      'header/chunk.js': ours(8000),
      'header/extras.js': ours(1100),
      'header/sheet.js': ours(2900),
      'header/en.js': ours(220),
      'header/ar.js': ours(330),
      'header/pseudo.js': ours(900),
      'fragments/header/flagship.ar.dark.html': ours(700),
      'fragments/header/flagship.ja-JP.dark.html': ours(500),
    },
    plans: {
      'travel-header': {
        entry: 'header/entry.js',
        chunks: ['header/chunk.js'],
        sheet: ['header/sheet.js'],
        variants: {
          locale: { 'en-US': ['header/en.js'], ar: ['header/ar.js'], pseudo: ['header/pseudo.js'] },
          extras: { on: ['header/extras.js'], off: [] },
        },
      },
    },
  };
}

const build = (): string => writeBuild(parts());

test('sums the files of one page, with the largest of each variant, without the sheet that a fragment brings', () => {
  const folder = build();
  const size = (...urls: string[]) => urls.reduce((sum, url) => sum + statSync(join(folder, `${url}.br`)).size, 0);
  const rows = measureSizes(folder).map(({ name, bytes }) => [name, bytes]);
  expect(rows.slice(0, 10)).toEqual([
    ['loader, step 0', size('loader.js')],
    ['intent.js', size('intent.0123456789.js')],
    ['pieces.json', size('pieces.json')],
    ['react.js', size('runtime/react.0123456789.js')],
    ['header, federation container', size('header/entry.js')],
    ['header, own chunk', size('header/chunk.js', 'header/extras.js')],
    ['header, style sheet, without a fragment', size('header/sheet.js')],
    ['header, from step 1', 0],
    ['header, locale (largest: ar)', size('header/ar.js')],
    [
      'interactive header, in all',
      size(
        ...['loader.js', 'pieces.json', 'runtime/react.0123456789.js', 'header/entry.js', 'header/chunk.js'],
        ...['intent.0123456789.js', 'header/extras.js', 'header/ar.js'],
      ),
    ],
  ]);
});

test('measures the largest fragment of each piece', () => {
  const folder = build();
  expect(measureSizes(folder).at(-1)).toEqual({
    name: 'header, largest fragment',
    bytes: statSync(join(folder, 'fragments/header/flagship.ar.dark.html.br')).size,
    bar: 9000,
  });
});

test('divides the bytes between step 1 and the rest, and between their owners by the modules in each file', () => {
  const folder = build();
  const rows = Object.fromEntries(measureSizes(folder).map(({ name, bytes }) => [name, bytes]));
  const row = (name: string) => rows[name] as number;
  const near = (name: string, characters: number) =>
    expect(row(`by module: ${name}`) / (characters / 2)).toBeCloseTo(1, 1);
  near('React', 40_000);
  near('federation runtime', 1500);
  near('other packages', 2000);
  near('bundler', 1000);
  const all = row('interactive header, in all');
  expect(row('interactive header, step 1')).toBe(row('react.js'));
  expect(row('interactive header, step 1') + row('interactive header, everything else')).toBe(all);
  const owners = Object.entries(rows).filter(([name]) => name.startsWith('by module: '));
  expect(owners.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeCloseTo(all, -1);
});

test('separates a library from our code in one chunk', () => {
  const files = {
    'loader.js': ours(100),
    'intent.0123456789.js': ours(70),
    'fragments/header/flagship.ar.dark.html': ours(100),
    'header/entry.js': ours(100),
    'sign-in/entry.js': ours(100),
    'sign-in/chunk.js': ours(9000),
    'sign-in/both.js': {
      carries: {
        'node_modules/@simplewebauthn/browser/esm/a.js': noise(3000),
        'packages/sign-in/src/b.ts': noise(5000),
      },
    },
  };
  const measure = (passkeys: string[]) =>
    measureSizes(
      writeBuild({
        files,
        plans: {
          'travel-header': { entry: 'header/entry.js', chunks: [] },
          'travel-sign-in': {
            entry: 'sign-in/entry.js',
            chunks: ['sign-in/chunk.js'],
            variants: { passkeys: { on: passkeys, off: [] } },
          },
        },
      }),
    ).filter(({ name }) => name.startsWith('sign-in'));

  const [, own, , theirs] = measure(['sign-in/both.js']);
  expect(own).toMatchObject({ name: 'sign-in, own chunk', bar: 14_000 });
  expect((own?.bytes ?? 0) / (14_000 / 2)).toBeCloseTo(1, 1);
  expect(theirs?.name).toBe('sign-in, @simplewebauthn/browser');
  expect((theirs?.bytes ?? 0) / (3000 / 2)).toBeCloseTo(1, 1);
  expect(() => measure([])).toThrow('does not load @simplewebauthn/browser');
});

test('rejects a module list of another build', () => {
  const folder = build();
  writeFileSync(join(folder, 'header/chunk.js'), noise(7998));
  expect(() => measureSizes(folder)).toThrow('another build');
});

test('each part that the business edition loads later has a bar; messages, entries and parts without a name have none', () => {
  const of = (url: string, length: number) => ({ [`business/${url}.0123456789.js`]: ours(length) });
  const { files, ...rest } = parts();
  const folder = writeBuild({
    ...rest,
    files: {
      ...files,
      ...of('policy-settings', 300),
      ...of('tasks', 40_000),
      ...of('expose-business-element', 400),
      ...of('locale-business-ar', 400),
      ...of('remoteEntry', 400),
      ...of('8358', 400),
    },
  });
  const screens = measureSizes(folder).filter(({ name }) => name.startsWith('business, '));
  expect(screens.map(({ name, bytes, bar }) => [name, bytes > (bar ?? 0)])).toEqual([
    ['business, policy-settings.js', false],
    ['business, tasks.js', true],
  ]);
});
