import { LOCALES } from '@travel-shell/core';
import { NAMED_VERTICALS } from '@travel-shell/tokens';
import { expect, test } from 'vitest';
import { loadMessages } from './generated/loadMessages.ts';

test.each(LOCALES)('%s names the verticals that need no text, each with a name of its own', async (locale) => {
  const { verticals } = await loadMessages(locale);
  expect(Object.keys(verticals).sort()).toEqual([...NAMED_VERTICALS]);
  expect(new Set(Object.values(verticals)).size).toBe(Object.keys(verticals).length);
});

test.each([
  ['de-DE', 'de-DE', 'ltr', 'Solenne-Startseite'],
  ['ar', 'ar', 'rtl', 'الصفحة الرئيسية لـ \u2068Solenne\u2069'],
  ['pseudo', 'en-XA', 'ltr', '[Solenne ĥöɱé öñ]'],
] as const)('%s comes with its tag, its direction and messages that take values', async (locale, lang, dir, home) => {
  const messages = await loadMessages(locale);
  expect([messages.lang, messages.dir, messages.home({ brand: 'Solenne' })]).toEqual([lang, dir, home]);
});
