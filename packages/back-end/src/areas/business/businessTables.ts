import type { Schema } from '@travel-shell/contract';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Time } from '../../database/Time.ts';
import type { Role } from './roles.ts';
import type { Tier } from './tiers.ts';

/** A time that is null until the event happens. */
type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

declare module '../auth/authTables.ts' {
  /** Columns this area adds to `users`. */
  interface UserTable {
    /** Works for the site and may act as a member of companies that allow it (BIZ-004). */
    support_agent: Generated<boolean>;
  }
}

declare module '../../http/sessions/sessionTables.ts' {
  /** Columns this area adds to `sessions`. */
  interface SessionTable {
    /** The support agent behind this session, which acts as `user_id`. */
    impersonator_id: Generated<string | null>;
    two_factor_verified_at: OptionalTime;
  }
}

export interface CompanyTable {
  id: Generated<string>;
  name: string;
  logo_url: string | null;
  confirmation_needed: Generated<boolean>;
  onboarding_progress: Generated<number>;
  features: JSONColumnType<string[], string | undefined>;
  tier: Generated<Tier>;
  created_at: Time;
  /** Members' calls need a session that has passed the second factor (BIZ-003, ERR-010). */
  two_factor_required: Generated<boolean>;
  demo_status: Generated<'notRequested' | 'requested' | 'postponed'>;
  /** Support may act as members while this is set (API-114). */
  impersonation_granted_at: OptionalTime;
  impersonation_granted_by: Generated<string | null>;
  /** When it ends by itself; null: not before it is revoked. */
  impersonation_expires_at: OptionalTime;
}

export interface BusinessProfileTable {
  user_id: string;
  company_id: string;
  business_mode: boolean;
  confirmation_needed: Generated<boolean>;
  permissions: JSONColumnType<string[], string | undefined>;
  onboarding_progress: Generated<number>;
  /** The colleague this person books for at the moment. */
  booking_for_user_id: string | null;
  role: Generated<Role>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  /** By `foldName`, last name first. */
  search_name: GeneratedAlways<string>;
  job_title: Generated<string | null>;
  phone_number: Generated<string | null>;
  /** Shown in search results (STA-092 `staffClassDescription`). */
  staff_class: Generated<string | null>;
  /** Whether colleagues with TRIP_EVENT_BOOK_ALL_ALLOWING or TRIP_EVENT_BOOK_OTHER may book for this person. */
  allows_booking_by_others: Generated<boolean>;
  keywords: JSONColumnType<string[], string | undefined>;
  /** API-035. */
  locale_code: Generated<string | null>;
  reminder_task_grid_dismissed: Generated<boolean>;
  /** The guest this person books for; never together with `booking_for_user_id`. */
  booking_for_guest_id: Generated<string | null>;
  created_at: Time;
}

/** Members and the arrangers they named (TRIP_EVENT_BOOK_EXPLICIT). */
export interface TravelArrangerTable {
  arranger_id: string;
  traveler_id: string;
}

/** Guests: people without an account whom a company books for. */
export interface BusinessGuestTable {
  id: Generated<string>;
  company_id: string;
  sponsor_id: string | null;
  email: string;
  first_name: string;
  last_name: string;
  search_name: GeneratedAlways<string>;
  created_at: Time;
}

export type TaskStatus = 'open' | 'done' | 'skipped';

/** Onboarding steps of a person; a step without a row is open. */
export interface AccountTaskTable {
  user_id: string;
  task_id: string;
  status: TaskStatus;
  updated_at: Time;
}

export interface CompanyTaskTable {
  company_id: string;
  task_id: string;
  status: TaskStatus;
  updated_at: Time;
}

export interface TierUpgradeTable {
  id: Generated<string>;
  company_id: string;
  from_tier: Tier;
  to_tier: Tier;
  status: 'pending' | 'completed';
  requested_by: string | null;
  requested_at: Time;
  completed_at: OptionalTime;
}

export interface BusinessWaitlistTable {
  email: string;
  product: string;
  created_at: Time;
}

/** URLs with a secret; only the secret's hash is stored. */
export interface BusinessLinkTable {
  token_hash: string;
  kind: 'confirmProfile' | 'confirmCompany' | 'businessMode' | 'personalMode';
  user_id: string;
  company_id: string;
  clicked_at: OptionalTime;
  expires_at: Time;
}

/** Who may join a company, by a link in a mail, of which only the hash is stored. */
export interface BusinessInvitationTable {
  id: Generated<string>;
  company_id: string;
  /** In small letters. */
  email: string;
  role: Role;
  locale_code: string;
  token_hash: string;
  /** Null where that account is gone. */
  invited_by: string | null;
  created_at: Time;
  expires_at: Time;
}

/** The code a session waits for. */
export interface TwoFactorCodeTable {
  session_hash: string;
  code_hash: string;
  tries: number;
  expires_at: Time;
}

/** Pending sign-ups of companies: the address is not confirmed and there is no account yet. */
export interface BusinessSignupTable {
  token_hash: string;
  email: string;
  password_hash: string;
  company_name: string;
  first_name: string;
  last_name: string;
  tier: Tier;
  /** The browser that asked for the sign-up (`browserHash`). Null in older rows. */
  browser_hash: string | null;
  clicked_at: OptionalTime;
  expires_at: Time;
}

/** Log of who acted as whom, for the company. */
export interface ImpersonationTable {
  id: Generated<string>;
  company_id: string;
  agent_id: string | null;
  member_id: string | null;
  started_at: Time;
  ended_at: OptionalTime;
}

/** The pages that support has opened while it acted, each once. */
export interface ImpersonationPageTable {
  impersonation_id: string;
  path: string;
  opened_at: Time;
}

/** API-123. */
export interface IssueReportTable {
  id: Generated<string>;
  company_id: string;
  reporter_id: string | null;
  summary: string;
  description: string;
  topic: string;
  booking_number: string | null;
  created_at: Time;
}

export interface IssueAttachmentTable {
  id: Generated<string>;
  report_id: string;
  position: number;
  file_name: string;
  /** Detected from the file's content, not taken from the sender. */
  media_type: string;
  content: Uint8Array;
}

export type LogSubject = Exclude<Schema<'CompanyChangeSubject'>, 'OTHER'>;

/** Changes of a company by members, and by support as members. Never with the value of a secret. */
export interface CompanyLogTable {
  id: Generated<string>;
  company_id: string;
  member_id: string | null;
  /** Stays when the agent's account has gone. */
  by_support: boolean;
  agent_id: string | null;
  subject: LogSubject;
  action: Schema<'CompanyLogEntry'>['action'];
  target: string | null;
  changes: JSONColumnType<readonly Schema<'CompanyLogField'>[]>;
  changed_at: Time;
}

declare module '../../database/Database.ts' {
  interface Database {
    companies: CompanyTable;
    business_profiles: BusinessProfileTable;
    travel_arrangers: TravelArrangerTable;
    business_guests: BusinessGuestTable;
    account_tasks: AccountTaskTable;
    company_tasks: CompanyTaskTable;
    tier_upgrades: TierUpgradeTable;
    business_waitlist: BusinessWaitlistTable;
    business_links: BusinessLinkTable;
    business_signups: BusinessSignupTable;
    business_invitations: BusinessInvitationTable;
    two_factor_codes: TwoFactorCodeTable;
    impersonations: ImpersonationTable;
    impersonation_pages: ImpersonationPageTable;
    issue_reports: IssueReportTable;
    issue_attachments: IssueAttachmentTable;
    company_log: CompanyLogTable;
  }
}
