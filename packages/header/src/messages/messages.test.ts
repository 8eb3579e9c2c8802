import { LOCALES } from '@travel-shell/contract';
import { expect, test } from 'vitest';
import { loadMessages } from '../loadMessages.ts';
import { messages as reference } from './en-US.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(LOCALES)('%s says everything, with the same placeholders', async (locale) => {
  const messages = await loadMessages(locale);
  expect(Object.keys(messages)).toEqual(Object.keys(reference));
  for (const [key, text] of Object.entries(reference)) {
    const translated = messages[key as keyof typeof messages];
    expect(translated.trim(), key).not.toBe('');
    expect(placeholders(translated), key).toEqual(placeholders(text));
  }
});
