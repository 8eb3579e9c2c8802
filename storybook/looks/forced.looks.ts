import { BRANDS } from '@travel-shell/core';
import { isRepresentative } from './representative.ts';
import { visitStories } from './visitStories.ts';

const [brand] = BRANDS;

visitStories({
  size: 'narrow',
  forcedColors: true,
  only: isRepresentative,
  stopsOf: () => [{ look: { brand, presentation: 'default' }, picture: 'forced' }],
});
