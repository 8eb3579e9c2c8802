import { parseAuthState } from '@travel-shell/contract/parsers/parseAuthState';
import { BUSINESS_PERMISSIONS } from '@travel-shell/contract/values';
import type { Permission } from 'travel-shell-back-end/areas/business/permissions.ts';
import { PERMISSIONS_OF_ROLE } from 'travel-shell-back-end/areas/business/roles.ts';
import { describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { createTestCompany, type TestMember } from '../company/testing/createTestCompany.ts';

/** The specification's name of each kind, and the permissions it stands for. A new permission needs a row. */
const KINDS: [title: string, permissions: readonly Permission[]][] = [
  [
    'BIZ-122 booking trip events for guests, others, explicit and all',
    [
      ...(['TRIP_EVENT_BOOK_GUEST', 'TRIP_EVENT_BOOK_OTHER', 'TRIP_EVENT_BOOK_EXPLICIT'] as const),
      ...(['TRIP_EVENT_BOOK_ALL_ALLOWING', 'TRIP_EVENT_BOOK_ALL'] as const),
    ],
  ],
  [
    'BIZ-123 requesting and processing approvals',
    [
      ...(['APPROVAL_REQUEST', 'APPROVAL_REQUEST_EXPLICIT', 'APPROVAL_REQUEST_ALL'] as const),
      ...(['APPROVAL_PROCESSING', 'APPROVAL_PROCESSING_EXPLICIT', 'APPROVAL_PROCESSING_ALL'] as const),
    ],
  ],
  ['BIZ-124 managing reporting fields', ['REPORTING_FIELDS_MANAGEMENT']],
  ['BIZ-125 managing corporate memberships', ['COMPANY_CORPORATE_MEMBERSHIP_MANAGEMENT']],
  ['BIZ-126 managing integrations', ['COMPANY_INTEGRATION_MANAGEMENT']],
  ['BIZ-127 managing the settings of the company', ['COMPANY_SETTINGS_MANAGEMENT']],
  ['BIZ-128 managing the settings of approvals', ['COMPANY_APPROVAL_SETTINGS_MANAGEMENT']],
  ['BIZ-129 recommending hotels', ['HOTEL_RECOMMENDATION']],
  ['BIZ-130 the travel policy', ['TRAVEL_POLICY']],
  ['BIZ-131 seniority', ['SENIORITY']],
  [
    'BIZ-132 editing and viewing profiles of users, and those of all',
    ['USER_PROFILE_EDIT', 'USER_PROFILE_EDIT_ALL', 'USER_PROFILE_VIEW', 'USER_PROFILE_VIEW_ALL'],
  ],
  ['BIZ-133 managing users', ['USER_MANAGEMENT']],
  [
    'BIZ-134 inviting guests, deleting guests, and deleting all of them',
    ['GUEST_DELETE', 'GUEST_DELETE_ALL', 'GUEST_INVITE'],
  ],
  ['BIZ-135 viewing reports', ['REPORTING_VIEW']],
  ['BIZ-136 inviting users', ['USER_INVITE']],
  [
    'BIZ-137 editing, deleting and searching business profiles',
    ['BUSINESS_PROFILE_EDIT', 'BUSINESS_PROFILE_DELETE', 'BUSINESS_PROFILE_SEARCH'],
  ],
  [
    'BIZ-138 viewing and managing payment methods',
    ['COMPANY_PAYMENT_METHOD_VIEW', 'COMPANY_PAYMENT_METHOD_MANAGEMENT'],
  ],
  ['BIZ-139 managing the messages of the home page', ['HOMEPAGE_MESSAGES_MANAGEMENT']],
  ['BIZ-140 managing roles', ['ROLE_MANAGEMENT']],
  ['BIZ-141 the travel tracker', ['TRAVEL_TRACKER']],
  ['BIZ-142 editing events, and those of all', ['EVENT_EDIT', 'EVENT_EDIT_ALL']],
  ['BIZ-143 managing guests', ['GUEST_MANAGEMENT']],
  ['processing requests to book on behalf (BIZ-O03)', ['BOOK_ON_BEHALF_REQUEST_PROCESSING']],
  ['BIZ-144 what is switched off', ['DISABLED']],
];

it('names each permission once', () => {
  expect(KINDS.flatMap(([, permissions]) => permissions).sort()).toEqual([...BUSINESS_PERMISSIONS].sort());
});

describe.each(databaseOfAnswers)('the auth state of a member on $kind', ({ create }) => {
  const context = useTestServer(create);

  /** As a page reads it, which drops what the contract does not know. */
  const readPermissions = async ({ visitor }: TestMember): Promise<readonly string[]> =>
    parseAuthState(await visitor.authState(), '').businessState.permissions;

  it.each(KINDS)('%s', async (_title, permissions) => {
    const { traveler } = await createTestCompany(context.db, context.server.origin);
    const ofRole = PERMISSIONS_OF_ROLE.TRAVELER;
    expect([...(await readPermissions(traveler))].sort()).toEqual([...ofRole].sort());
    await context.db
      .updateTable('business_profiles')
      .set({ permissions: JSON.stringify(permissions) })
      .where('user_id', '=', traveler.userId)
      .execute();
    const expected = [...new Set([...ofRole, ...permissions])].sort();
    expect([...(await readPermissions(traveler))].sort()).toEqual(expected);
  });
});
