import { LOCALES } from '@travel-shell/core';
import type { BuiltFile } from '@travel-shell/loader/bridge';
import { expect, test } from 'vitest';
import { checkLocaleChunks } from './checkLocaleChunks.ts';

const file = (url: string): BuiltFile => ({ url, integrity: 'sha256-' });
const good = () => Object.fromEntries(LOCALES.map((locale) => [locale, [file(`header/${locale}.js`)]]));
const check = (locale: Record<string, BuiltFile[]>) =>
  checkLocaleChunks('travel-header', { chunks: [file('header/view.js')], variants: { locale } });

test('takes a plan in which every locale has a file of its own', () => {
  expect(() => check(good())).not.toThrow();
});

test.each([
  ['0 chunks of messages in ar', { ar: [] }],
  ['2 chunks of messages in de-DE', { 'de-DE': [file('a.js'), file('b.js')] }],
  ['header/en-US.js for ja-JP and for en-US', { 'ja-JP': [file('header/en-US.js')] }],
  ['header/view.js for pseudo and for every page', { pseudo: [file('header/view.js')] }],
])('finds %s', (message, wrong) => {
  expect(() => check({ ...good(), ...wrong })).toThrow(message);
});
