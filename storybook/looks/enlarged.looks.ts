import { BRANDS } from '@travel-shell/core';
import { standsForItsTitle } from './representative.ts';
import { isPrimitive, visitStories } from './visitStories.ts';

const [brand] = BRANDS;

// In German, which has the longest words; a primitive's texts are the story's own.
visitStories({
  size: 'narrow',
  globals: { locale: 'de-DE' },
  textSize: 200,
  only: standsForItsTitle,
  stopsOf: (title) =>
    isPrimitive(title) || title.startsWith('Foundations/') ? [] : [{ look: { brand, presentation: 'default' } }],
});
