import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { companyHash } from '../companyHash.ts';
import { addAccount, type TestCompany } from './createTestCompany.ts';
import { send } from './send.ts';

export interface CallValues {
  /** In place of the examples of the contract. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  json?: unknown;
}

/** What a call needs beyond the examples of the contract, and where its answers differ from the usual. */
export interface PermissionCase {
  /** Makes in `company` what the call is about. */
  prepare?: (db: Kysely<Database>, company: TestCompany) => Promise<CallValues>;
  /** Answer to a member with no permission to speak of; usual: 403 where there is an `x-permission`, else success. */
  member?: number;
  /** Answer to an administrator of another company who names the things of this one; usual: success, with their own. */
  foreign?: number;
  /** Answer to the administrator of the company; usual: success. */
  admin?: number;
  /** What is prepared is good for the administrator alone, so nobody else can show that the permission suffices. */
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
        client_secret: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { path: { id } };
  },
};

/** By `operationId`. A call that is not in here has to work with the examples of the contract alone. */
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
  signUpLeisureCompany: { member: 409, foreign: 409, admin: 409 },
  upgradeTier: { prepare: async () => ({ json: { tier: 'enterprise' } }) },
  // Only for a session that somebody from support has taken over.
  endImpersonation: {
    member: 403,
    foreign: 403,
    prepare: async (db, { admin }) => {
      const agent = await addAccount(db, '');
      await db
        .updateTable('sessions')
        .set({ impersonator_id: agent.userId })
        .where('user_id', '=', admin.userId)
        .execute();
      return {};
    },
  },
};
