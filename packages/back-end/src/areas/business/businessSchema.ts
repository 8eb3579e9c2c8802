import { FOLD_FROM, FOLD_TO, FOLD_TO_TWO } from './foldName.ts';

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The name that a search matches and sorts by, as `foldName` folds it. */
const SEARCH_NAME = FOLD_TO_TWO.reduce(
  (name, [letter, target]) => `replace(${name}, ${literal(letter)}, ${literal(target)})`,
  `lower(translate(last_name || ' ' || first_name, ${literal(FOLD_FROM)}, ${literal(FOLD_TO)}))`,
);

/** Companies, their people, and support. */
export const BUSINESS_SCHEMA = `
create table companies (
  id uuid primary key default gen_random_uuid(),
  -- Two companies may have the same name, and a stranger who signs up must not learn which names are customers.
  name text not null,
  logo_url text,
  confirmation_needed boolean not null default false,
  onboarding_progress real not null default 0,
  features jsonb not null default '[]',
  tier text not null default 'biz' check (tier in ('biz', 'bizPlus', 'enterprise')),
  created_at timestamptz not null default now(),
  two_factor_required boolean not null default false,
  demo_status text not null default 'notRequested' check (demo_status in ('notRequested', 'requested', 'postponed')),
  impersonation_granted_at timestamptz,
  impersonation_granted_by uuid references users on delete set null,
  impersonation_expires_at timestamptz
);
-- The list of companies that allow support.
create index companies_by_impersonation_granted on companies (name) where impersonation_granted_at is not null;
create index companies_by_impersonation_granted_by on companies (impersonation_granted_by);

create table business_profiles (
  user_id uuid primary key references users on delete cascade,
  company_id uuid not null references companies on delete cascade,
  business_mode boolean not null,
  confirmation_needed boolean not null default false,
  permissions jsonb not null default '[]',
  onboarding_progress real not null default 0,
  booking_for_user_id uuid references users on delete set null,
  role text not null default 'TRAVELER',
  first_name text not null default '',
  last_name text not null default '',
  job_title text,
  phone_number text,
  staff_class text,
  allows_booking_by_others boolean not null default true,
  keywords jsonb not null default '[]',
  locale_code text,
  reminder_task_grid_dismissed boolean not null default false,
  booking_for_guest_id uuid,
  created_at timestamptz not null default now(),
  search_name text generated always as (${SEARCH_NAME}) stored
);
create index business_profiles_by_booking_for_guest_id on business_profiles (booking_for_guest_id);
create index business_profiles_by_booking_for_user_id on business_profiles (booking_for_user_id);
create index business_profiles_company on business_profiles (company_id);

create table business_guests (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  sponsor_id uuid references business_profiles on delete set null,
  email text not null,
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null default now(),
  search_name text generated always as (${SEARCH_NAME}) stored,
  constraint business_guests_email unique (company_id, email)
);
create index business_guests_by_sponsor_id on business_guests (sponsor_id);

create table travel_arrangers (
  arranger_id uuid not null references business_profiles on delete cascade,
  traveler_id uuid not null references business_profiles on delete cascade,
  primary key (arranger_id, traveler_id)
);
create index travel_arrangers_by_traveler_id on travel_arrangers (traveler_id);

create table business_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  email text not null,
  role text not null,
  locale_code text not null,
  token_hash text not null unique,
  invited_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint business_invitations_email unique (company_id, email)
);
create index business_invitations_expires_at on business_invitations (expires_at);
create index business_invitations_invited_by on business_invitations (invited_by);

create table account_tasks (
  user_id uuid not null references business_profiles on delete cascade,
  task_id text not null,
  status text not null,
  updated_at timestamptz not null default now(),
  constraint user_tasks_pkey primary key (user_id, task_id)
);

create table company_tasks (
  company_id uuid not null references companies on delete cascade,
  task_id text not null,
  status text not null,
  updated_at timestamptz not null default now(),
  primary key (company_id, task_id)
);

create table tier_upgrades (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  from_tier text not null,
  to_tier text not null,
  status text not null,
  requested_by uuid references users on delete set null,
  requested_at timestamptz not null default now(),
  completed_at timestamptz
);
create index tier_upgrades_by_company_id on tier_upgrades (company_id);
create index tier_upgrades_by_requested_by on tier_upgrades (requested_by);
create unique index tier_upgrades_pending on tier_upgrades (company_id) where status = 'pending';

create table business_waitlist (
  email text not null,
  product text not null,
  created_at timestamptz not null default now(),
  primary key (email, product)
);
create index business_waitlist_by_created_at on business_waitlist (created_at);

create table business_links (
  token_hash text primary key,
  kind text not null,
  user_id uuid not null references users on delete cascade,
  company_id uuid not null references companies on delete cascade,
  clicked_at timestamptz,
  expires_at timestamptz not null
);
create index business_links_by_company_id on business_links (company_id);
create index business_links_by_expires_at on business_links (expires_at);
create index business_links_by_user_id on business_links (user_id);

create table business_signups (
  token_hash text primary key,
  email text not null,
  password_hash text not null,
  company_name text not null,
  first_name text not null,
  last_name text not null,
  tier text not null,
  clicked_at timestamptz,
  expires_at timestamptz not null,
  browser_hash text
);
create index business_signups_by_expires_at on business_signups (expires_at);

create table two_factor_codes (
  session_hash text primary key references sessions on delete cascade,
  code_hash text not null,
  tries integer not null,
  expires_at timestamptz not null
);
create index two_factor_codes_by_expires_at on two_factor_codes (expires_at);

create table impersonations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  agent_id uuid references users on delete set null,
  member_id uuid references users on delete set null,
  started_at timestamptz not null default now(),
  ended_at timestamptz
);
create index impersonations_by_agent_id on impersonations (agent_id);
create index impersonations_by_company_id on impersonations (company_id);
create index impersonations_by_member_id on impersonations (member_id);
create index impersonations_company on impersonations (company_id, started_at);
create index impersonations_open on impersonations (agent_id) where ended_at is null;
create index impersonations_started_at on impersonations (started_at);

create table impersonation_pages (
  impersonation_id uuid not null references impersonations on delete cascade,
  path text not null,
  opened_at timestamptz not null default clock_timestamp(),
  primary key (impersonation_id, path)
);

create table issue_reports (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  reporter_id uuid references users on delete set null,
  summary text not null,
  description text not null,
  topic text not null,
  booking_number text,
  created_at timestamptz not null default now()
);
create index issue_reports_by_company_id on issue_reports (company_id);
create index issue_reports_by_created_at on issue_reports (created_at);
create index issue_reports_by_reporter_id on issue_reports (reporter_id);

create table issue_attachments (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null references issue_reports on delete cascade,
  position integer not null,
  file_name text not null,
  media_type text not null,
  content bytea not null
);
create index issue_attachments_by_report_id on issue_attachments (report_id);

create table company_log (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  member_id uuid references users on delete set null,
  by_support boolean not null,
  agent_id uuid references users on delete set null,
  subject text not null,
  action text not null,
  target text,
  changes jsonb not null,
  -- Not when the transaction began: it may have waited for the lock of the company.
  changed_at timestamptz not null default clock_timestamp()
);
create index company_log_agent on company_log (agent_id);
create index company_log_by_changed_at on company_log (changed_at);
create index company_log_company on company_log (company_id, changed_at);
create index company_log_member on company_log (member_id);
create index company_log_subject on company_log (company_id, subject, changed_at);

alter table business_profiles add foreign key (booking_for_guest_id) references business_guests on delete set null;
`;
