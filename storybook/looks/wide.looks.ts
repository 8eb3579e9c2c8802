import { BRANDS } from '@travel-shell/core';
import { RTL } from '../screenshots/pictures.ts';
import { visitStories } from './visitStories.ts';

const [brand] = BRANDS;

visitStories({
  size: 'wide',
  stopsOf: () => [
    { look: { brand, presentation: 'default' }, picture: 'default' },
    { look: { brand, presentation: 'dark' }, picture: 'dark' },
  ],
});
visitStories({
  size: 'wide',
  globals: RTL,
  stopsOf: () => [{ look: { brand, presentation: 'default' }, picture: 'rtl' }],
});
