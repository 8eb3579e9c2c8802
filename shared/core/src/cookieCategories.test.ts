import { describe, expect, it } from 'vitest';
import { allowedBy, categoriesOf, parseCategories } from './cookieCategories.ts';

const NECESSARY = 'strictlyNecessary';

describe('categoriesOf', () => {
  it.each([
    ['no purpose', [], [NECESSARY]],
    ['storage alone', [1], [NECESSARY]],
    ['every purpose', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [NECESSARY, 'functional', 'advertising', 'analytical']],
    ['those of functional cookies', [1, 5, 6, 11], [NECESSARY, 'functional']],
    ['those of advertising, in another order', [7, 4, 3, 2, 1], [NECESSARY, 'advertising']],
    ['those of analytical cookies', [1, 8, 9, 10], [NECESSARY, 'analytical']],
    ['all but storage', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [NECESSARY]],
    ['one too few of each', [1, 5, 6, 2, 3, 4, 8, 9], [NECESSARY]],
  ])('CNS-006 allows by %s', (_title, purposes, expected) => {
    expect(categoriesOf(purposes)).toEqual(expected);
  });
});

describe('parseCategories', () => {
  it.each([
    ['strictlyNecessary', [NECESSARY]],
    ['strictlyNecessary.analytical', [NECESSARY, 'analytical']],
    ['strictlyNecessary.functional.advertising.analytical', [NECESSARY, 'functional', 'advertising', 'analytical']],
    ['', []],
    ['analytical', []],
    ['strictlyNecessary.everything', []],
    ['strictlyNecessary.', []],
    ['strictlyNecessary.analytical.analytical', []],
    ['strictlynecessary', []],
    ['true', []],
  ])('CON-061 reads "%s"', (value, expected) => {
    expect(parseCategories(value)).toEqual(expected);
  });
});

describe('allowedBy', () => {
  const ALL = 'strictlyNecessary.functional.advertising.analytical';
  it.each([
    ['no cookie', [], []],
    ['one', ['strictlyNecessary.analytical'], [NECESSARY, 'analytical']],
    ['everything beside a refusal', [ALL, NECESSARY], [NECESSARY]],
    ['a refusal beside everything', [NECESSARY, ALL], [NECESSARY]],
    [
      'two that share one',
      ['strictlyNecessary.functional.analytical', 'strictlyNecessary.analytical'],
      [NECESSARY, 'analytical'],
    ],
    ['one that does not parse', ['true', 'strictlyNecessary.functional'], [NECESSARY, 'functional']],
    ['none that parses', ['true', ''], []],
  ])('CON-061 allows by %s', (_title, values, expected) => {
    expect(allowedBy(values)).toEqual(expected);
  });
});
