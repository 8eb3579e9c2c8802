import { describe, expect, it } from 'vitest';
import { isSearched } from './searchUsers.ts';

describe('isSearched', () => {
  it.each([
    ['BIZ-053 CON-080 one letter, by default', 'a', {}, true],
    ['BIZ-054 nothing, by default', '', {}, false],
    ['BIZ-054 the empty query with searchOnEmpty', '', { searchOnEmpty: true }, true],
    ['BIZ-054 blanks are nothing', '  ', {}, false],
    ['BIZ-053 too short', 'ab', { minimumLength: 3 }, false],
    ['BIZ-053 long enough', 'abc', { minimumLength: 3 }, true],
    ['BIZ-053 blanks around do not count', ' ab ', { minimumLength: 3 }, false],
    [
      'BIZ-054 the empty query with searchOnEmpty and a minimum length',
      '',
      { searchOnEmpty: true, minimumLength: 3 },
      true,
    ],
  ])('%s', (_title, query, more, expected) => {
    expect(isSearched({ query, searchMode: 'all', ...more })).toBe(expected);
  });
});
