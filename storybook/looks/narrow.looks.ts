import { BRANDS, PRESENTATIONS } from '@travel-shell/core';
import { RTL } from '../screenshots/pictures.ts';
import { isPrimitive, type Stop, visitStories } from './visitStories.ts';

const [brand, ...others] = BRANDS;

/** All rules on the first look; then only those whose outcome another look can change. */
const START: readonly Stop[] = [
  { look: { brand, presentation: 'default' }, picture: 'default', rules: 'all' },
  { look: { brand, presentation: 'dark' }, picture: 'dark', rules: 'style' },
  { look: { brand, presentation: 'aos' }, rules: 'style' },
];
/** `auto` is one of the others. */
const OWN_COLOURS = PRESENTATIONS.filter((presentation) => presentation !== 'auto');
const OTHER_BRANDS = others.flatMap((brand) =>
  OWN_COLOURS.map((presentation): Stop => ({ look: { brand, presentation }, rules: 'style' })),
);

visitStories({ size: 'narrow', stopsOf: (title) => (isPrimitive(title) ? [...START, ...OTHER_BRANDS] : START) });
visitStories({
  size: 'narrow',
  globals: RTL,
  stopsOf: () => [{ look: { brand, presentation: 'default' }, picture: 'rtl' }],
});
