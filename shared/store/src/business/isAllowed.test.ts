import { describe, expect, it } from 'vitest';
import { isAllowed } from './isAllowed.ts';

const member = {
  businessProfile: true,
  features: ['BOOK_ON_BEHALF'],
  permissions: ['REPORTING_VIEW' as const],
};

describe('isAllowed', () => {
  it.each([
    ['BIZ-O07 no requirements', {}, true],
    ['BIZ-O07 empty lists', { features: [], permissions: [] }, true],
    ['BIZ-006 a feature the member has', { features: ['REPORTING', 'BOOK_ON_BEHALF'] }, true],
    ['BIZ-006 features the member lacks', { features: ['REPORTING', 'INBOX_SYNC'] }, false],
    ['BIZ-007 a permission the member has', { permissions: ['USER_MANAGEMENT', 'REPORTING_VIEW'] }, true],
    ['BIZ-007 permissions the member lacks', { permissions: ['USER_MANAGEMENT', 'EVENT_EDIT'] }, false],
    ['BIZ-007 both', { features: ['BOOK_ON_BEHALF'], permissions: ['REPORTING_VIEW'] }, true],
    ['BIZ-007 the feature alone', { features: ['BOOK_ON_BEHALF'], permissions: ['EVENT_EDIT'] }, false],
    ['BIZ-006 the permission alone', { features: ['REPORTING'], permissions: ['REPORTING_VIEW'] }, false],
    ['BIZ-144 what is switched off', { permissions: ['DISABLED'] }, false],
  ] as const)('%s', (_title, needs, expected) => {
    expect(isAllowed(member, needs)).toBe(expected);
  });

  it.each([[null], [{ ...member, businessProfile: false }]])('BIZ-005 allows everything to %j', (business) => {
    expect(isAllowed(business, { features: ['REPORTING'], permissions: ['DISABLED'] })).toBe(true);
  });
});
