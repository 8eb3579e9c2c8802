import type { Schema } from '@travel-shell/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Time } from '../../database/Time.ts';

type Vertical = Schema<'PolicyVertical'>;

/** Company settings. A company without a row has the defaults. */
export interface CompanySettingsTable {
  company_id: string;
  website: string | null;
  phone_number: string | null;
  address: JSONColumnType<Schema<'CompanyAddress'>, string | null, string | null> | null;
  auto_approval_mode: Generated<string>;
  /** Verticals not listed have no policy. */
  policies: JSONColumnType<Partial<Record<Vertical, Schema<'TravelPolicy'>>>, string | undefined>;
  expense_management_system_code: string | null;
  sort_orders: JSONColumnType<Partial<Schema<'SortOrderSettings'>>, string | undefined>;
  multi_room_bookings: Generated<boolean>;
}

/** The picture itself, stored here so that it moves with the data. */
export interface CompanyLogoTable {
  company_id: string;
  /** Last part of its URL: SHA-256 of the content and an extension, so its content never changes. */
  file_name: string;
  media_type: string;
  content: Uint8Array;
}

export interface CompanySsoEntryTable {
  id: Generated<string>;
  company_id: string;
  active: Generated<boolean>;
  name: string;
  issuer: string;
  authorization_endpoint: string;
  client_id: string;
  /** Encrypted by the keyring, see `clientSecretPlace`. */
  sealed_client_secret: string | null;
  created_at: Time;
  /** The last try of this entry; null before the first. */
  last_try_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  last_try_result: Schema<'SsoTry'>['result'] | null;
  last_try_reason: Schema<'SsoTryReason'> | null;
  /** The entry is as it was tried. */
  last_try_current: Generated<boolean>;
}

/** Expected values for the return from an identity provider. Only the hash of the state is stored. */
export interface CompanySsoAttemptTable {
  entry_id: string;
  user_id: string;
  state_hash: string;
  nonce: string;
  code_verifier: string;
  expires_at: Time;
}

/** One per company; a new one replaces the previous one. Only the hash of the mailed token is stored. */
export interface CompanyDeletionRequestTable {
  company_id: string;
  requested_by: string;
  confirmation_code: string;
  token_hash: string;
  requested_at: Time;
}

export interface AccountManagerMessageTable {
  id: Generated<string>;
  company_id: string;
  sender_id: string | null;
  subject: string;
  description: string;
  attachment_name: string | null;
  /** Detected from the file's content, not taken from the sender. */
  attachment_media_type: string | null;
  attachment: Uint8Array | null;
  sent_at: Time;
}

declare module '../../database/Database.ts' {
  interface Database {
    company_settings: CompanySettingsTable;
    company_logos: CompanyLogoTable;
    company_sso_entries: CompanySsoEntryTable;
    company_sso_attempts: CompanySsoAttemptTable;
    company_deletion_requests: CompanyDeletionRequestTable;
    account_manager_messages: AccountManagerMessageTable;
  }
}
