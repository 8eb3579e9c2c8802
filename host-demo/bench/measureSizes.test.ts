import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Release } from '../../packages/loader/src/bridge.ts';
import { measureSizes } from './measureSizes.ts';

const folder = mkdtempSync(join(tmpdir(), 'travel-shell-sizes-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, bytes: number | string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof bytes === 'number' ? 'x'.repeat(bytes) : bytes);
}

test('adds up what one page needs: of each kind of variant the largest', () => {
  const file = (url: string) => ({ url, integrity: '' });
  const release: Release = {
    release: '1',
    plans: 'plans/1/',
    runtime: [file('runtime/react.0123456789.js')],
    pieces: {
      'travel-header': {
        ...{ container: 'travel_header', version: '1.0.0', expose: './element' },
        entry: file('header/entry.js'),
        chunks: [file('header/chunk.js')],
        variants: {
          locale: { 'en-US': [file('header/en.js')], ar: [file('header/ar.js')] },
          extras: { on: [file('header/extras.js')], off: [] },
        },
      },
    },
  };
  mkdirSync(join(folder, 'plans/1'), { recursive: true });
  write('pieces.json', JSON.stringify(release));
  write('loader.js.br', 1000);
  write('pieces.json.br', 100);
  write('runtime/react.0123456789.js.br', 50_000);
  write('header/entry.js.br', 2000);
  write('header/chunk.js.br', 8000);
  write('header/extras.js.br', 1000);
  write('header/en.js.br', 20);
  write('header/ar.js.br', 30);

  const rows = measureSizes(folder);
  expect(rows.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['loader, step 0', 1000],
    ['pieces.json', 100],
    ['react.js', 50_000],
    ['header, federation container', 2000],
    ['header, own chunk', 9000],
    ['header, locale (largest: ar)', 30],
    ['interactive header, all of the above', 62_130],
  ]);
});
