import { authStateOf } from '@travel-shell/testing/authStateOf';
import { expect, it } from 'vitest';
import { person } from './person.ts';

const signedInAs = (accountEmail: string | null) => {
  const state = authStateOf('Ada');
  return { status: 'signedIn', state: { ...state, userInfoState: { ...state.userInfoState, accountEmail } } } as const;
};

it('tells accounts apart without their e-mail address, which is kept in no storage', () => {
  const people = ['ada@example.com', 'bo@example.com', null].map((email) => person(signedInAs(email)));
  expect(new Set([...people, person({ status: 'signedOut' })]).size).toBe(4);
  expect(person(signedInAs('ada@example.com'))).toBe(people[0]);
  expect(people.join()).not.toMatch(/@|ada|example/);
});
