import { BRANDS } from '@travel-shell/core';
import { expect, test } from 'vitest';
import { storyFiles } from '../storyFiles.ts';
import { leads, listed, standsForABrand } from './representative.ts';
import { isPrimitive, visitStories } from './visitStories.ts';

const [, ...others] = BRANDS;

for (const brand of others) {
  visitStories({
    size: 'narrow',
    // A brand's colours meet in primitives, which have all their looks; its contents in its whole page.
    only: standsForABrand,
    stopsOf: (title) =>
      isPrimitive(title)
        ? []
        : [
            // A brand's changes of contents are in "Whole page" of each brand, which gets all rules.
            { look: { brand, presentation: 'default' }, rules: 'style' },
            { look: { brand, presentation: 'dark' }, rules: 'style' },
            { look: { brand, presentation: 'aos' }, rules: 'style' },
          ],
  });
}

test('each story that stands for its title is there', () => {
  const all = Object.values(storyFiles).flatMap(({ default: { title }, ...stories }) =>
    Object.keys(stories).map((name) => `${title}: ${name}`),
  );
  expect(listed.filter((story) => !all.includes(story))).toEqual([]);
});

test('each title has a story that leads it', () => {
  const titles = Object.values(storyFiles).flatMap(({ default: { title = '' }, ...stories }) =>
    Object.keys(stories).some((name) => leads(title, name)) ? [] : [title],
  );
  expect(titles.filter((title) => !title.startsWith('Foundations/'))).toEqual([]);
});
