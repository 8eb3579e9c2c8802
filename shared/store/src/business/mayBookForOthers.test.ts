import { authStateOf } from '@travel-shell/testing/authStateOf';
import { describe, expect, it } from 'vitest';
import type { BusinessPermission } from './isAllowed.ts';
import { mayBookForColleagues, mayBookForGuests, mayBookForOthers } from './mayBookForOthers.ts';

const MEMBER = {
  ...authStateOf('Ada').businessState,
  businessProfile: true,
  businessMode: true,
  bookingMode: 'TRAVELER_OR_TRAVEL_MANAGER',
} as const;

const judge = (changes: object) => {
  const member = { ...MEMBER, ...changes };
  return [mayBookForOthers(member), mayBookForColleagues(member), mayBookForGuests(member)];
};

describe('BIZ-041 BIZ-122 booking for others', () => {
  it.each([
    ['TRIP_EVENT_BOOK_GUEST', false, true],
    ['TRIP_EVENT_BOOK_OTHER', true, false],
    ['TRIP_EVENT_BOOK_EXPLICIT', true, false],
    ['TRIP_EVENT_BOOK_ALL_ALLOWING', true, false],
    ['TRIP_EVENT_BOOK_ALL', true, false],
  ] as [BusinessPermission, boolean, boolean][])('%s is enough', (permission, colleagues, guests) => {
    expect(judge({ permissions: [permission] })).toEqual([true, colleagues, guests]);
  });

  it('needs one of them', () => {
    expect(judge({ permissions: [] })).toEqual([false, false, false]);
    expect(judge({ permissions: ['BUSINESS_PROFILE_SEARCH'] })).toEqual([false, false, false]);
  });

  it.each([{ businessProfile: false }, { businessMode: false }, { bookingMode: 'TRAVELER_ONLY' }])(
    'STA-028 is not for %j',
    (changes) => {
      expect(judge({ permissions: ['TRIP_EVENT_BOOK_ALL', 'TRIP_EVENT_BOOK_GUEST'], ...changes })).toEqual([
        false,
        false,
        false,
      ]);
    },
  );

  it('is not for a visitor who is signed out', () => {
    expect(mayBookForOthers(null)).toBe(false);
  });
});
