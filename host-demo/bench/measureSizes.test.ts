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

const size = (folder: string, ...urls: string[]) =>
  urls.reduce((sum, url) => sum + statSync(join(folder, `${url}.br`)).size, 0);

test('sums the files of one page, with the largest of each variant, without the sheet that a fragment brings', () => {
  const folder = build();
  const rows = Object.fromEntries(measureSizes(folder).map(({ name, bytes }) => [name, bytes]));
  expect(rows).toMatchObject({
    'loader, step 0': size(folder, 'loader.js'),
    'interactive header, in all': size(
      folder,
      ...['loader.js', 'pieces.json', 'runtime/react.0123456789.js', 'header/entry.js', 'header/chunk.js'],
      ...['intent.0123456789.js', 'header/extras.js', 'header/ar.js'],
    ),
    'intent.js': size(folder, 'intent.0123456789.js'),
    'react.js': size(folder, 'runtime/react.0123456789.js'),
    'header, federation container': size(folder, 'header/entry.js'),
    'header, own chunks': size(folder, 'header/chunk.js'),
    'header, from step 1': 0,
    'header, style sheet, without a fragment': size(folder, 'header/sheet.js'),
    'header, largest extras': size(folder, 'header/extras.js'),
    'header, largest locale': size(folder, 'header/ar.js'),
    'header, largest fragment': size(folder, 'fragments/header/flagship.ar.dark.html'),
  });
});

test('divides the bytes between step 1 and the rest, and between their owners by the modules in each file', () => {
  const folder = build();
  const rows = Object.fromEntries(measureSizes(folder).map(({ name, bytes }) => [name, bytes]));
  const row = (name: string) => rows[name] as number;
  const near = (name: string, characters: number) =>
    expect(row(`interactive header, by module: ${name}`) / (characters / 2)).toBeCloseTo(1, 1);
  near('React', 40_000);
  near('federation runtime', 1500);
  near('other packages', 2000);
  near('bundler', 1000);
  const all = row('interactive header, in all');
  expect(row('interactive header, step 1')).toBe(row('react.js'));
  expect(row('interactive header, step 1') + row('interactive header, without step 1')).toBe(all);
  const owners = Object.entries(rows).filter(([name]) => name.includes('by module: '));
  expect(owners.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeCloseTo(all, -1);
});

test('limits the loader, a header with and without step 1, and all that a screen loads; nothing else', () => {
  const { files, ...rest } = parts();
  const urls = ['desk/people.js', 'desk/table.js', 'runtime/dialog.js'];
  const folder = writeBuild({
    ...rest,
    files: { ...files, ...Object.fromEntries(urls.map((url) => [url, ours(40_000)])) },
    screens: { 'desk/people': urls },
  });
  const limited = measureSizes(folder).filter(({ limit }) => limit !== undefined);
  expect(limited.map(({ name }) => name)).toEqual([
    'loader, step 0',
    'interactive header, without step 1',
    'interactive header, step 1',
    'screen desk/people',
  ]);
  expect(limited.at(-1)).toMatchObject({ bytes: size(folder, ...urls), limit: 60_000 });
});

test('rejects a module list of another build', () => {
  const folder = build();
  writeFileSync(join(folder, 'header/chunk.js'), noise(7998));
  expect(() => measureSizes(folder)).toThrow('another build');
});
