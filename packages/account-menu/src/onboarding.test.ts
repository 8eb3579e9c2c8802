import type { BusinessState } from '@travel-shell/contract';
import { expect, test } from 'vitest';
import { GRACE } from './AccountMenu.fixtures.ts';
import { onboardingItems } from './onboarding.ts';

const business = (changes: Partial<BusinessState>): BusinessState => ({ ...GRACE.businessState, ...changes });
const items = (company: number, account: number, changes: Partial<BusinessState> = {}) =>
  onboardingItems(business({ companyOnboardingProgress: company, accountOnboardingProgress: account, ...changes }));

test('BIZ-065 CON-100 the company shows unless its progress is 100', () => {
  expect(items(99, 100)).toEqual([{ kind: 'company', isUntouched: false }]);
  expect(items(100, 100)).toEqual([]);
});

test('BIZ-066 it is marked while its progress is 0', () => {
  expect(items(0, 100)).toEqual([{ kind: 'company', isUntouched: true }]);
  expect(items(1, 100)).toEqual([{ kind: 'company', isUntouched: false }]);
});

test('BIZ-067 CON-100 the tasks of the account show unless their progress is 100', () => {
  expect(items(100, 99)).toEqual([{ kind: 'account', isUntouched: false }]);
});

test('BIZ-068 they are marked while their progress is 0', () => {
  expect(items(100, 0)).toEqual([{ kind: 'account', isUntouched: true }]);
});

test('BIZ-070 the company is for those who manage its settings', () => {
  expect(items(0, 100, { permissions: ['COMPANY_SETTINGS_MANAGEMENT'] })).toHaveLength(1);
  expect(items(0, 100, { permissions: ['REPORTING_VIEW'] })).toEqual([]);
});

test('a visitor in personal mode has nothing to set up', () => {
  expect(items(0, 0, { businessMode: false })).toEqual([]);
});

test('BIZ-O17 unknown progress is hidden', () => {
  const partial = {
    ...GRACE.businessState,
    companyOnboardingProgress: undefined,
    accountOnboardingProgress: undefined,
  };
  expect(onboardingItems(partial as unknown as BusinessState)).toEqual([]);
});
