import { LOCALES } from '@travel-shell/core';
import { NAMED_VERTICALS } from '@travel-shell/tokens';
import { expect, test } from 'vitest';
import { loadMessages } from './generated/loadMessages.ts';

test.each(LOCALES)('%s names the verticals that need no text', async (locale) => {
  const { verticals } = await loadMessages(locale);
  expect(Object.keys(verticals).sort()).toEqual([...NAMED_VERTICALS]);
});
