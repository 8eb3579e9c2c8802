import type { AuthState, BusinessState } from '@travel-shell/contract';
import { expect, test } from 'vitest';
import { person } from './AccountMenu.fixtures.ts';
import { neededConfirmations } from './neededConfirmations.ts';

const needed = (business: Partial<BusinessState>, rest: Partial<AuthState> = {}) =>
  neededConfirmations(person('Ada', { business, ...rest }));

test('ACC-015 includes the company when needed and there is a business profile', () => {
  expect(needed({ companyConfirmationNeeded: true, businessProfile: true })).toEqual(['company']);
  expect(needed({ companyConfirmationNeeded: true, businessProfile: false })).toEqual([]);
  expect(needed({ companyConfirmationNeeded: false, businessProfile: true })).toEqual([]);
});

test('ACC-016 includes the business profile when needed and the company is confirmed', () => {
  expect(needed({ businessProfileConfirmationNeeded: true })).toEqual(['profile']);
  expect(needed({ businessProfileConfirmationNeeded: true, companyConfirmationNeeded: true })).toEqual([]);
  expect(
    needed({ businessProfileConfirmationNeeded: true, companyConfirmationNeeded: true, businessProfile: true }),
  ).toEqual(['company']);
});

test('ACC-017 STA-005 includes the account, whatever else is needed (ACC-O05)', () => {
  expect(needed({}, { unconfirmedAccount: true })).toEqual(['account']);
  expect(needed({ businessProfileConfirmationNeeded: true }, { unconfirmedAccount: true })).toEqual([
    'profile',
    'account',
  ]);
  expect(needed({})).toEqual([]);
});
