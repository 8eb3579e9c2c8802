import { BRANDS } from '@travel-shell/core';
import { RTL } from '../screenshots/pictures.ts';
import { isPrimitive, visitStories } from './visitStories.ts';

const [brand] = BRANDS;

// A primitive has the colours and the direction of its narrow pictures.
visitStories({
  size: 'wide',
  stopsOf: (title) => [
    { look: { brand, presentation: 'default' }, picture: 'default' },
    ...(isPrimitive(title) ? [] : [{ look: { brand, presentation: 'dark' }, picture: 'dark' } as const]),
  ],
});
visitStories({
  size: 'wide',
  globals: RTL,
  stopsOf: (title) => (isPrimitive(title) ? [] : [{ look: { brand, presentation: 'default' }, picture: 'rtl' }]),
});
