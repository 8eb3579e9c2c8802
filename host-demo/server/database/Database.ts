import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AccountTables } from '../account/accountTables.ts';
import type { AuthTables, SessionAuthColumns, UserAuthColumns } from '../auth/authTables.ts';
import type {
  BusinessTables,
  CompanyBusinessColumns,
  ProfileBusinessColumns,
  SessionBusinessColumns,
  UserBusinessColumns,
} from '../business/businessTables.ts';
import type { CompanyTables } from '../company/companyTables.ts';
import type { ConsentTables } from '../consent/consentTables.ts';
import type { TripsTables } from '../trips/tripsTables.ts';
import type { Time } from './Time.ts';

export interface UserTable {
  id: Generated<string>;
  /** The sign-in name: email address or phone number, lower case. */
  login: string;
  password_hash: string;
  account_name: string;
  account_email: string;
  display_email: string;
  img_url: string | null;
  new_user: Generated<boolean>;
  unconfirmed_account: Generated<boolean>;
  guidebook_enabled: Generated<boolean>;
  survey_groups: JSONColumnType<string[], string | undefined>;
  auth_state_params: JSONColumnType<Record<string, unknown>, string | undefined>;
}

export interface CompanyTable {
  id: Generated<string>;
  name: string;
  logo_url: string | null;
  confirmation_needed: Generated<boolean>;
  onboarding_progress: Generated<number>;
  features: JSONColumnType<string[], string | undefined>;
}

export interface BusinessProfileTable {
  user_id: string;
  company_id: string;
  business_mode: boolean;
  confirmation_needed: Generated<boolean>;
  travel_arranger: Generated<boolean>;
  permissions: JSONColumnType<string[], string | undefined>;
  booking_mode: Generated<'TRAVELER_ONLY' | 'TRAVELER_OR_TRAVEL_MANAGER'>;
  onboarding_progress: Generated<number>;
  authorized_for_approvals: Generated<boolean>;
  book_on_behalf_enabled: Generated<boolean>;
  /** The colleague this person books for at the moment. */
  booking_for_user_id: string | null;
}

/** Other accounts of the same person, added when the owner signs in (STA-008). */
export interface AccountLinkTable {
  owner_id: string;
  member_id: string;
  token_id: GeneratedAlways<string>;
}

export interface SessionTable {
  /** SHA-256 of the cookie's token, so that this table cannot be used to sign in. */
  token_hash: string;
  user_id: string;
  sticky: boolean;
  created_at: Time;
  refreshed_at: Time;
  expires_at: Time;
}

export interface LoginAttemptTable {
  key: string;
  count: number;
  resets_at: Time;
}

/** Keys that all processes of one site share. */
export interface ServerSecretTable {
  name: string;
  value: string;
}

export interface Database extends AccountTables, AuthTables, BusinessTables, CompanyTables, ConsentTables, TripsTables {
  users: UserTable & UserBusinessColumns & UserAuthColumns;
  companies: CompanyTable & CompanyBusinessColumns;
  business_profiles: BusinessProfileTable & ProfileBusinessColumns;
  account_links: AccountLinkTable;
  sessions: SessionTable & SessionAuthColumns & SessionBusinessColumns;
  login_attempts: LoginAttemptTable;
  server_secrets: ServerSecretTable;
}
