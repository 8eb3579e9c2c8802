import { BRANDS } from '@travel-shell/core';
import { isPrimitive, visitStories } from './visitStories.ts';

const [, ...others] = BRANDS;

for (const brand of others) {
  visitStories({
    size: 'narrow',
    stopsOf: (title) =>
      isPrimitive(title)
        ? []
        : [
            // Other contents, so run every rule again.
            { look: { brand, presentation: 'default' }, rules: title.startsWith('Pieces/') ? 'all' : 'style' },
            { look: { brand, presentation: 'dark' }, rules: 'style' },
            { look: { brand, presentation: 'aos' }, rules: 'style' },
          ],
  });
}
