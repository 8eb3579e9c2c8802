import { authStateOf } from '@travel-shell/testing/authStateOf';
import { describe, expect, it } from 'vitest';
import { businessEntries } from './businessEntries.ts';

const ALONE = authStateOf('Ada').businessState;
const MEMBER = { ...ALONE, businessProfile: true, businessMode: true };

type Member = typeof MEMBER;
type Flags = NonNullable<Parameters<typeof businessEntries>[1]>;

const kinds = (business: Partial<Member>, flags?: Flags) =>
  businessEntries({ ...MEMBER, ...business }, flags).map(({ kind }) => kind);

const ALL_FLAGS: Flags = { invitations: true, upgrade: true };
const EVERYTHING: Partial<Member> = { permissions: ['EVENT_EDIT'], authorizedForApprovalsPage: true };

describe('businessEntries', () => {
  it('has nothing outside of business mode, whatever the flags', () => {
    expect(businessEntries(null, ALL_FLAGS)).toEqual([]);
    expect(kinds({ ...EVERYTHING, businessMode: false }, ALL_FLAGS)).toEqual([]);
  });

  it('BIZ-030 RTE-022 shows the business hub to business-mode users', () => {
    expect(businessEntries(MEMBER)).toEqual([{ kind: 'hub', url: '/business' }]);
  });

  it('BIZ-038 BIZ-104 shows the admin hub where there is one for this member', () => {
    const entries = businessEntries({ ...MEMBER, ...EVERYTHING } as Member, ALL_FLAGS, '/business/company/general');
    expect(entries.slice(0, 2)).toEqual([
      { kind: 'hub', url: '/business' },
      { kind: 'admin', url: '/business/company/general' },
    ]);
    expect(kinds(EVERYTHING, ALL_FLAGS)).not.toContain('admin');
    expect(businessEntries(MEMBER, { hidden: ['admin'] }, '/business/users/manage')).toHaveLength(1);
  });

  it.each([
    [[], false],
    [['EVENT_EDIT'], true],
    [['EVENT_EDIT_ALL'], true],
    [['GUEST_MANAGEMENT'], false],
  ] as const)('BIZ-031 BIZ-032 shows the event hub with the event-edit permission: %j', (permissions, isShown) => {
    expect(kinds({ permissions: [...permissions] }).includes('events')).toBe(isShown);
  });

  it.each([
    [true, {}, false],
    [true, { invitations: false }, false],
    [true, { invitations: true }, true],
    [false, { invitations: true }, false],
  ])(
    'BIZ-033 BIZ-034 shows the invitation hub in business mode (%s) with its flag: %j',
    (businessMode, flags, isShown) => {
      expect(kinds({ businessMode }, flags).includes('invitations')).toBe(isShown);
    },
  );

  it.each([
    [[], [], true],
    [['USER_INVITE'], [], false],
    [['USER_INVITE'], ['USER_INVITE'], true],
    [['USER_INVITE', 'GUEST_INVITE'], ['GUEST_INVITE'], true],
    [['USER_INVITE'], ['EVENT_EDIT'], false],
  ] as const)(
    'BIZ-035 needs one of the listed permissions for invitations: %j, has %j',
    (listed, permissions, isShown) => {
      const flags = { invitations: true, invitationPermissions: listed };
      expect(kinds({ permissions: [...permissions] }, flags).includes('invitations')).toBe(isShown);
    },
  );

  it.each([true, false])('BIZ-036 shows trips to approve with the approval flag: %s', (authorizedForApprovalsPage) => {
    expect(kinds({ authorizedForApprovalsPage }).includes('approvals')).toBe(authorizedForApprovalsPage);
  });

  it.each([
    [{}, false],
    [{ upgrade: false }, false],
    [{ upgrade: true }, true],
  ])('BIZ-037 RTE-026 shows the upgrade where it is enabled: %j', (flags, isShown) => {
    expect(kinds({}, flags).includes('upgrade')).toBe(isShown);
  });

  it.each([
    ['hub', '/business'],
    ['events', '/business/events'],
    ['approvals', '/business/approval'],
    ['invitations', '/business/invitations'],
    ['upgrade', '/business/biz-plus-upgrade'],
  ])('RTE-022 RTE-026 RTE-027 RTE-028 leads from the entry %s to %s', (kind, url) => {
    const entries = businessEntries({ ...MEMBER, ...EVERYTHING } as Member, ALL_FLAGS);
    expect(entries.find((entry) => entry.kind === kind)?.url).toBe(url);
  });

  const EVERY_REASON: Partial<Member> = {
    permissions: ['EVENT_EDIT', 'EVENT_EDIT_ALL', 'USER_INVITE', 'GUEST_INVITE'],
    authorizedForApprovalsPage: true,
    features: ['BIZ_PLUS'],
  };
  it.each([
    ['no permission', EVERYTHING, ALL_FLAGS],
    ['one of two', EVERY_REASON, { ...ALL_FLAGS, invitationPermissions: ['USER_INVITE'] }],
    ['both', EVERY_REASON, { ...ALL_FLAGS, invitationPermissions: ['USER_INVITE', 'GUEST_INVITE'] }],
    ['no permission, with a hidden kind twice', EVERY_REASON, { ...ALL_FLAGS, hidden: ['hub', 'hub'] }],
  ] as [string, Partial<Member>, Flags][])(
    'BIZ-039 CON-044 shows one entry of each kind, for however many reasons: invitations need %s',
    (_title, business, flags) => {
      const all = kinds(business, flags);
      for (const kind of ['hub', 'invitations', 'upgrade', 'events', 'approvals'] as const) {
        const count = flags.hidden?.includes(kind) ? 0 : 1;
        expect(
          all.filter((one) => one === kind),
          kind,
        ).toHaveLength(count);
      }
    },
  );

  it('BIZ-040 hides the kinds that the configuration hides', () => {
    const flags: Flags = { ...ALL_FLAGS, hidden: ['hub', 'upgrade'] };
    expect(kinds(EVERYTHING, flags)).toEqual(['events', 'approvals', 'invitations']);
  });

  it.each([
    [undefined, 5],
    [0, 0],
    [3, 3],
    [9, 5],
  ])('NAV-025 CON-043 shows at most the configured number: %s', (limit, count) => {
    const flags: Flags = limit === undefined ? ALL_FLAGS : { ...ALL_FLAGS, limit };
    expect(kinds(EVERYTHING, flags)).toHaveLength(count);
  });
});
