import { LOCALES, type Locale } from '@travel-shell/core';
import { loadMessages } from 'travel-shell-back-end/messages/generated/loadMessages.ts';
import type { Messages } from 'travel-shell-back-end/messages/generated/Messages.ts';
import { expect, it } from 'vitest';

const TRANSLATED = LOCALES.filter((locale) => locale !== 'pseudo' && locale !== 'en-US');

/** Texts that need no values, and the ones with values as they are compiled, each by its place. */
async function textsOf(locale: Locale): Promise<[string, string][]> {
  const { lang: _, dir: _dir, browserOn: _browserOn, ...groups }: Messages = await loadMessages(locale);
  return Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${group}.${key}`, String(text)]),
  );
}

it.each(TRANSLATED)('says nothing of mails and pages in English in %s', async (locale) => {
  const english = new Map(await textsOf('en-US'));
  for (const [key, text] of await textsOf(locale)) expect(text, key).not.toBe(english.get(key));
});
