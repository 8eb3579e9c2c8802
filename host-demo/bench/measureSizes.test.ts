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

test('tells a library from what is ours, and does not take a chunk of both for it', () => {
  const file = (url: string) => ({ url, integrity: '' });
  const release = (passkeys: string[]): Release => ({
    release: '1',
    plans: 'plans/1/',
    runtime: [],
    pieces: {
      'travel-header': {
        ...{ container: 'travel_header', version: '1.0.0', expose: './element' },
        ...{ entry: file('header/entry.js'), chunks: [], variants: {} },
      },
      'travel-sign-in': {
        ...{ container: 'travel_sign_in', version: '1.0.0', expose: './element' },
        ...{ entry: file('sign-in/entry.js'), chunks: [file('sign-in/chunk.js')] },
        variants: { passkeys: { on: passkeys.map(file), off: [] } },
      },
    },
  });
  const measure = (passkeys: string[]) => {
    write('pieces.json', JSON.stringify(release(passkeys)));
    write('plans/1/travel-sign-in.json', JSON.stringify(release(passkeys).pieces['travel-sign-in']));
    return measureSizes(folder).filter(({ name }) => name.startsWith('sign-in'));
  };
  for (const name of ['loader.js', 'pieces.json', 'header/entry.js']) write(`${name}.br`, 1);
  for (const [name, bytes] of [
    ['entry', 10],
    ['chunk', 9000],
    ['ours', 3000],
    ['theirs', 2400],
    ['both', 5000],
  ] as const)
    write(`sign-in/${name}.js.br`, bytes);
  const chunk = (...bodies: string[]) =>
    `"use strict";(globalThis.travelShell_travel_sign_in||=[]).push([[1],{${bodies.map((body, i) => `${i}(){${body}}`)}}]);`;
  const library = 'return"https://simplewebauthn.dev/docs"';
  write('sign-in/ours.js', chunk('return 1'));
  write('sign-in/theirs.js', chunk(library));
  write('sign-in/both.js', chunk(library, 'return 1'));

  expect(measure(['sign-in/theirs.js', 'sign-in/ours.js'])).toEqual([
    { name: 'sign-in, federation container', bytes: 10 },
    { name: 'sign-in, own chunk', bytes: 12_000, bar: 14_000 },
    { name: 'sign-in, @simplewebauthn/browser', bytes: 2400 },
  ]);
  expect(() => measure(['sign-in/both.js'])).toThrow('nothing else');
});
