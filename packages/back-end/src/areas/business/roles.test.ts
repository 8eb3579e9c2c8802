import { BUSINESS_PERMISSIONS, BUSINESS_ROLES, COMPANY_TIERS, DASHBOARD_FEATURES } from '@travel-shell/contract/values';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS_OF_ROLE, permissionsOf, rolesWith } from './roles.ts';
import { FEATURES_OF_TIER, isHigherTier } from './tiers.ts';

describe('roles', () => {
  it('the administrator may do everything but what is switched off (BIZ-144)', () => {
    expect([...PERMISSIONS_OF_ROLE.ADMIN].sort()).toEqual(
      BUSINESS_PERMISSIONS.filter((name) => name !== 'DISABLED').sort(),
    );
    for (const role of BUSINESS_ROLES) expect(PERMISSIONS_OF_ROLE[role]).not.toContain('DISABLED');
  });

  it.each(BUSINESS_ROLES)('%s names no permission twice', (role) => {
    expect(new Set(PERMISSIONS_OF_ROLE[role]).size).toBe(PERMISSIONS_OF_ROLE[role].length);
  });

  it('adds a member’s own permissions, each once, and ignores unknown ones', () => {
    expect(permissionsOf('TRAVELER', ['REPORTING_VIEW', 'APPROVAL_REQUEST', 'FLY'])).toEqual([
      'APPROVAL_REQUEST',
      'USER_PROFILE_EDIT',
      'USER_PROFILE_VIEW',
      'REPORTING_VIEW',
    ]);
  });

  it('finds the roles with one of several permissions', () => {
    expect(rolesWith('GUEST_INVITE', 'APPROVAL_PROCESSING')).toEqual([
      'TRAVEL_ARRANGER',
      'APPROVER',
      'TRAVEL_MANAGER',
      'ADMIN',
    ]);
    expect(rolesWith('DISABLED')).toEqual([]);
  });
});

describe('tiers', () => {
  it('BIZ-001 each includes the features of the lower one', () => {
    expect(COMPANY_TIERS).toEqual(['biz', 'bizPlus', 'enterprise']);
    for (const [index, tier] of COMPANY_TIERS.slice(1).entries()) {
      const lower = FEATURES_OF_TIER[COMPANY_TIERS[index] ?? 'biz'];
      expect(FEATURES_OF_TIER[tier]).toEqual(expect.arrayContaining([...lower]));
      expect(FEATURES_OF_TIER[tier].length).toBeGreaterThan(lower.length);
    }
  });

  it('BIZ-145 the highest has every feature of the dashboard', () => {
    const named = [
      ...['onboarding tasks', 'guides promo', 'company travel activity', 'hotel recommendation', 'inbox sync'],
      ...['trips to approve', 'trip reporting fields', 'reporting', 'approval settings', 'travel policy badges'],
      ...['Slack integration', 'Expensify integration', 'SSO integration', 'company deletion', 'video tutorials'],
      ...['add users', 'trips dashboard', 'book on behalf', 'car preferences', 'delete account', 'shopping cart'],
      ...['policy summary', 'traveler selection'],
    ].map((name) => name.toUpperCase().replaceAll(' ', '_'));
    expect([...DASHBOARD_FEATURES].sort()).toEqual(named.sort());
    expect([...FEATURES_OF_TIER.enterprise].sort()).toEqual(named);
  });

  it('are in order', () => {
    expect(isHigherTier('bizPlus', 'biz')).toBe(true);
    expect(isHigherTier('bizPlus', 'bizPlus')).toBe(false);
    expect(isHigherTier('biz', 'enterprise')).toBe(false);
  });
});
