import type { Kysely } from 'kysely';
import { companyHash } from 'travel-shell-back-end/areas/company/companyHash.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { actAs, addMember, type TestCompany } from './createTestCompany.ts';
import { send } from './send.ts';

export interface CallValues {
  /** Values that replace the contract's examples. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  json?: unknown;
}

/** The values that a call needs beyond the contract's examples, and its responses that differ from the default. */
export interface PermissionCase {
  /** Creates the object of the call in `company`. */
  prepare?: (db: Kysely<Database>, company: TestCompany) => Promise<CallValues>;
  /** Status for a member without relevant permissions; default: 403 with an `x-permission`, else success. */
  member?: number;
  /** Status for another company's administrator who uses this one's ids; default: success, with their own data. */
  foreign?: number;
  /** Status for the company's administrator; default: success. */
  admin?: number;
  /** The prepared object works only for the administrator, so no one else can show that the permission suffices. */
  isPersonal?: boolean;
}

const namedEntry: PermissionCase = {
  foreign: 404,
  prepare: async (db, company) => {
    const { id } = await db
      .insertInto('company_sso_entries')
      .values({
        company_id: company.id,
        name: company.name,
        issuer: 'https://id.example',
        authorization_endpoint: 'https://id.example/authorize',
        client_id: 'client',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { path: { id } };
  },
};

const invitation: PermissionCase = {
  foreign: 404,
  prepare: async (db, { id: company_id }) => {
    const { id } = await db
      .insertInto('business_invitations')
      .values({
        company_id,
        email: `invited-${company_id}@example.com`,
        role: 'TRAVELER',
        locale_code: 'en-US',
        token_hash: company_id,
        invited_by: null,
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { path: { id } };
  },
};

/** One more member, so that the call changes nobody who calls. */
const colleague = {
  foreign: 404,
  prepare: async (db, { id }) => ({ path: { id: (await addMember(db, '', id, 'TRAVELER')).userId } }),
} satisfies PermissionCase;

/** By `operationId`. Calls not listed have to work with the contract's examples alone. */
export const PERMISSION_CASES: Readonly<Record<string, PermissionCase>> = {
  setExpenseManagementSystem: {
    foreign: 404,
    prepare: async (_db, { id }) => ({ path: { hash: companyHash(id) } }),
  },
  updateSsoEntry: namedEntry,
  deleteSsoEntry: namedEntry,
  toggleSsoEntry: namedEntry,
  getExternalAuthorizationUrl: namedEntry,
  deleteCompany: {
    foreign: 404,
    isPersonal: true,
    prepare: async (db, { admin }) => {
      await send(admin.visitor, 'POST', '/i/api/business/company/v1/sendDeletionEmail');
      const mail = await db
        .selectFrom('outbox')
        .select('body_text')
        .where('recipient', '=', admin.email)
        .executeTakeFirstOrThrow();
      const link = new URL(/https?:\/\/\S+/.exec(mail.body_text)?.[0] ?? '');
      return { path: Object.fromEntries(link.searchParams) };
    },
  },
  // Another's address needs USER_MANAGEMENT; one of another company gets the usual answer and no mail.
  sendCompanyConfirmation: {
    member: 403,
    prepare: async (db, { admin }) => {
      await db
        .updateTable('business_profiles')
        .set({ confirmation_needed: true })
        .where('user_id', '=', admin.userId)
        .execute();
      return { query: { userEmail: admin.email } };
    },
  },
  // Needs one of the book-for-other permissions.
  selectTraveler: {
    member: 403,
    foreign: 404,
    prepare: async (_db, { traveler }) => ({ json: { email: traveler.email } }),
  },
  selectGuest: {
    foreign: 404,
    prepare: async (db, { id }) => {
      await db
        .insertInto('business_guests')
        .values({ company_id: id, sponsor_id: null, email: `guest-${id}@example.com`, first_name: 'A', last_name: 'B' })
        .execute();
      return { json: { email: `guest-${id}@example.com` } };
    },
  },
  findUsers: { member: 403 },
  resendInvitation: invitation,
  withdrawInvitation: invitation,
  setMemberRole: {
    ...colleague,
    prepare: async (...args) => ({
      ...(await colleague.prepare(...args)),
      json: { role: 'TRAVELER', formerRole: 'TRAVELER' },
    }),
  },
  removeMember: colleague,
  signUpLeisureCompany: { member: 409, foreign: 409, admin: 409 },
  upgradeTier: { prepare: async () => ({ json: { tier: 'enterprise' } }) },
  // Only for a session where support acts as a member.
  endImpersonation: {
    member: 403,
    foreign: 403,
    prepare: async (db, { admin }) => {
      await actAs(db, '', admin);
      return {};
    },
  },
};

/**
 * The calls that each permission opens: written twice, as the contract alone decides, and a slip there would open a
 * call to every member.
 */
export const CALLS_BY_PERMISSION: Readonly<Record<string, readonly string[]>> = {
  USER_INVITE: ['invitePeople', 'resendInvitation', 'withdrawInvitation'],
  ROLE_MANAGEMENT: ['setMemberRole'],
  USER_MANAGEMENT: ['removeMember'],
  TRIP_EVENT_BOOK_GUEST: ['selectGuest'],
  COMPANY_SETTINGS_MANAGEMENT: [
    'requestDemo',
    'postponeDemo',
    'getImpersonationSupport',
    'listSupportSessions',
    'grantImpersonationSupport',
    'revokeImpersonationSupport',
    'upgradeTier',
    'getTierUpgradeStatus',
    'getCompany',
    'getCompanyLog',
    'exportCompanyLog',
    'updateCompany',
    'sendCompanyDeletionEmail',
    'deleteCompany',
    'uploadCompanyLogo',
    'deleteCompanyLogo',
    'setSortOrderSettings',
    'enableCompanyFeature',
    'disableCompanyFeature',
    'enableMultiRoomBookings',
    'disableMultiRoomBookings',
    'contactAccountManager',
  ],
  COMPANY_APPROVAL_SETTINGS_MANAGEMENT: ['setAutoApprovalMode'],
  TRAVEL_POLICY: ['setTravelPolicy'],
  COMPANY_INTEGRATION_MANAGEMENT: [
    'setExpenseManagementSystem',
    'removeExpenseManagementSystem',
    'getSsoEntryPointUrl',
    'listSsoSettings',
    'addSsoEntry',
    'updateSsoEntry',
    'deleteSsoEntry',
    'toggleSsoEntry',
    'getExternalAuthorizationUrl',
  ],
};
