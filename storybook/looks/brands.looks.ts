import { BRANDS } from '@travel-shell/core';
import { standsForItsTitle } from './representative.ts';
import { isPrimitive, visitStories } from './visitStories.ts';

const [, ...others] = BRANDS;

for (const brand of others) {
  visitStories({
    size: 'narrow',
    // A brand's colours meet in primitives, which have all their looks; its contents in its whole page.
    only: standsForItsTitle,
    stopsOf: (title) =>
      isPrimitive(title)
        ? []
        : [
            // What a brand changes in contents is in "Whole page" of each brand, which gets all rules.
            { look: { brand, presentation: 'default' }, rules: 'style' },
            { look: { brand, presentation: 'dark' }, rules: 'style' },
            { look: { brand, presentation: 'aos' }, rules: 'style' },
          ],
  });
}
