import { authStateOf } from '@travel-shell/testing/authStateOf';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BusinessMenuFlags, businessMenu, businessPages } from './businessMenu.ts';

const MEMBER = { ...authStateOf('Ada').businessState, businessProfile: true, businessMode: true };
type Member = typeof MEMBER;

const FLAGS: BusinessMenuFlags = { approvalPermissions: ['APPROVAL_PROCESSING'], helpCentre: false };

const keys = (business: Partial<Member> = {}, flags: Partial<BusinessMenuFlags> = {}) =>
  businessMenu({ ...MEMBER, ...business }, { ...FLAGS, ...flags }).map(({ key }) => key);

const urlOf = (key: string, business: Partial<Member>, flags?: Partial<BusinessMenuFlags>) =>
  businessMenu({ ...MEMBER, ...business }, { ...FLAGS, ...flags }).find((entry) => entry.key === key)?.url;

const BOOKER: Partial<Member> = {
  permissions: ['BOOK_ON_BEHALF_REQUEST_PROCESSING'],
  features: ['BOOK_ON_BEHALF'],
  bookOnBehalfEnabled: true,
  bookingMode: 'TRAVELER_OR_TRAVEL_MANAGER',
};
const APPROVER: Partial<Member> = { permissions: ['APPROVAL_PROCESSING'], features: ['TRIPS_TO_APPROVE'] };

afterEach(() => vi.restoreAllMocks());

describe('businessMenu', () => {
  it('has nothing outside of business mode', () => {
    expect(keys({ ...APPROVER, businessMode: false })).toEqual([]);
  });

  it('BIZ-027 BIZ-028 leads every member to their account, and those without any permission nowhere else', () => {
    expect(businessMenu(MEMBER, FLAGS)).toEqual([{ key: 'account', url: '/profile/account' }]);
  });

  it.each([
    ['BIZ-008 leads to the trips to approve', 'approval', '/business/approval', APPROVER],
    ['BIZ-011 leads to the trips to book', 'book', '/business/book', BOOKER],
    ['BIZ-016 leads to the reports', 'reporting', '/business/stats', { permissions: ['REPORTING_VIEW'] }],
    ['BIZ-018 leads to the policies', 'policies', '/business/policy', { permissions: ['TRAVEL_POLICY'] }],
    ['BIZ-020 leads to the users', 'users', '/business/users', { permissions: ['USER_MANAGEMENT'] }],
    [
      'BIZ-022 leads to the settings of the company',
      ...(['company', '/business/company', { permissions: ['COMPANY_SETTINGS_MANAGEMENT'] }] as const),
    ],
  ] as [string, string, string, Partial<Member>][])('%s', (_title, key, url, business) => {
    expect(urlOf(key, business)).toBe(url);
  });

  it.each([
    ['BIZ-017 shows the reports only with their permission', 'reporting', 'REPORTING_VIEW'],
    ['BIZ-019 shows the policies only with their permission', 'policies', 'TRAVEL_POLICY'],
    ['BIZ-021 shows the users to who edits profiles', 'users', 'BUSINESS_PROFILE_EDIT'],
    ['BIZ-021 shows the users to who manages them', 'users', 'USER_MANAGEMENT'],
    ['BIZ-021 shows the users to who deletes guests', 'users', 'GUEST_DELETE'],
    ['BIZ-023 shows the settings of the company only with their permission', 'company', 'COMPANY_SETTINGS_MANAGEMENT'],
  ] as const)('%s', (_title, key, permission) => {
    expect(keys({ permissions: [permission] })).toEqual([key, 'account']);
    expect(keys({ permissions: ['SENIORITY'] })).toEqual(['account']);
  });

  it('BIZ-009 shows the trips to approve to who has one of the configured permissions', () => {
    const flags = { approvalPermissions: ['APPROVAL_PROCESSING', 'APPROVAL_REQUEST_ALL'] };
    const features: Member['features'] = ['TRIPS_TO_APPROVE'];
    expect(keys({ features, permissions: ['APPROVAL_REQUEST_ALL'] }, flags)).toContain('approval');
    expect(keys({ features, permissions: ['APPROVAL_REQUEST'] }, flags)).not.toContain('approval');
    expect(keys({ features, permissions: ['APPROVAL_PROCESSING'] }, { approvalPermissions: [] })).not.toContain(
      'approval',
    );
  });

  it.each([
    ...(['APPROVAL_REQUEST', 'APPROVAL_REQUEST_EXPLICIT', 'APPROVAL_REQUEST_ALL'] as const),
    ...(['APPROVAL_PROCESSING', 'APPROVAL_PROCESSING_EXPLICIT', 'APPROVAL_PROCESSING_ALL'] as const),
  ])('BIZ-009 BIZ-123 shows them to who has %s where nothing is configured', (permission) => {
    const member = { ...MEMBER, features: ['TRIPS_TO_APPROVE' as const], permissions: [permission] };
    expect(businessMenu(member, {}).map(({ key }) => key)).toContain('approval');
  });

  it('BIZ-010 shows them only with their feature', () => {
    expect(keys({ ...APPROVER, features: ['REPORTING'] })).not.toContain('approval');
  });

  it.each([
    ['BIZ-012 shows the trips to book only with the permission', { permissions: [] }],
    ['BIZ-013 shows the trips to book only with the feature', { features: [] }],
    ['BIZ-014 shows the trips to book only where the company books on behalf', { bookOnBehalfEnabled: false }],
    ['BIZ-015 shows the trips to book only in the booking mode for it', { bookingMode: 'TRAVELER_ONLY' }],
  ] as [string, Partial<Member>][])('%s', (_title, without) => {
    expect(keys(BOOKER)).toContain('book');
    expect(keys({ ...BOOKER, ...without })).not.toContain('book');
  });

  it('BIZ-024 BIZ-025 BIZ-026 leads everybody to the help centre where it is switched on and has an address', () => {
    const helpCentreUrl = 'https://help.example/business';
    expect(urlOf('helpCentre', {}, { helpCentre: true, helpCentreUrl })).toBe(helpCentreUrl);
    expect(keys({}, { helpCentre: false, helpCentreUrl })).not.toContain('helpCentre');
    expect(keys({}, { helpCentre: true })).not.toContain('helpCentre');
  });

  it('BIZ-038 leads to the admin hub where there is one for this member', () => {
    expect(urlOf('admin', {}, { adminHub: '/business/users/manage' })).toBe('/business/users/manage');
    expect(keys({})).not.toContain('admin');
  });

  it('BIZ-029 logs a name that is no permission, once, and goes by the others', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const approvalPermissions = ['APPROVAL_PROCESING', 'APPROVAL_PROCESSING'];
    expect(keys(APPROVER, { approvalPermissions })).toContain('approval');
    expect(keys(APPROVER, { approvalPermissions })).toContain('approval');
    expect(log.mock.calls.map(([line]) => String(line))).toEqual([expect.stringContaining('"APPROVAL_PROCESING"')]);
  });
});

describe('businessPages', () => {
  it('has the same in personal mode, and no trips to book while it is not known who books', () => {
    const personal = { ...MEMBER, businessMode: false, permissions: ['TRAVEL_POLICY' as const] };
    expect(businessPages(personal, FLAGS).map(({ key }) => key)).toEqual(['policies', 'account']);
    const { bookingMode: _mode, ...unknown } = { ...MEMBER, ...BOOKER };
    expect(businessPages(unknown, FLAGS).map(({ key }) => key)).not.toContain('book');
  });
});
