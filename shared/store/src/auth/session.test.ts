import type { AuthStatus } from '@travel-shell/store';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { describe, expect, test } from 'vitest';
import { nextSession, type Session } from './session.ts';

const as = (accountEmail: string): AuthStatus => {
  const state = authStateOf('Ada');
  return { status: 'signedIn', state: { ...state, userInfoState: { ...state.userInfoState, accountEmail } } };
};
const ADA = as('ada@example.com');
const BEA = as('bea@example.com');
const NOBODY: AuthStatus = { status: 'signedOut' };
const START: Session = { auth: { status: 'pending' }, isPaused: false, generation: 0 };
const OF_ADA: Session = { auth: ADA, isPaused: false, generation: 0 };
const PAUSED: Session = { auth: ADA, isPaused: true, generation: 0 };

describe('the session of a page', () => {
  test.each<[string, Session, AuthStatus, boolean, Session]>([
    ['begins with the first person who is known', START, ADA, false, OF_ADA],
    ['begins with nobody', START, NOBODY, false, { ...START, auth: NOBODY }],
    ['ends by itself', OF_ADA, NOBODY, false, { auth: NOBODY, isPaused: false, generation: 1 }],
    ['pauses where it ends while something is sent', OF_ADA, NOBODY, true, PAUSED],
    ['stays paused after nothing is sent any more', PAUSED, NOBODY, false, PAUSED],
    ['goes on with the same person', PAUSED, ADA, false, OF_ADA],
    ['is another one with another person', PAUSED, BEA, true, { auth: BEA, isPaused: false, generation: 1 }],
    ['is another one without a pause, too', OF_ADA, BEA, false, { auth: BEA, isPaused: false, generation: 1 }],
  ])('%s', (_title, before, auth, isSending, after) => {
    const next = nextSession(before, auth, isSending);
    expect(next).toEqual(after);
    // A second look at one answer changes nothing.
    expect(nextSession(next, auth, isSending)).toBe(next);
  });
});
