/** Settings of companies. */
export const COMPANY_SCHEMA = `
create table company_settings (
  company_id uuid primary key references companies on delete cascade,
  website text,
  phone_number text,
  address jsonb,
  auto_approval_mode text not null default 'NONE',
  policies jsonb not null default '{}',
  expense_management_system_code text,
  sort_orders jsonb not null default '{}',
  multi_room_bookings boolean not null default false
);

create table company_logos (
  company_id uuid primary key references companies on delete cascade,
  file_name text not null,
  media_type text not null,
  content bytea not null
);
create index company_logos_file_name on company_logos (file_name);

create table company_sso_entries (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  active boolean not null default false,
  name text not null,
  issuer text not null,
  authorization_endpoint text not null,
  client_id text not null,
  created_at timestamptz not null default now(),
  sealed_client_secret text,
  last_try_at timestamptz,
  last_try_result text,
  last_try_reason text,
  last_try_current boolean not null default false
);
create index company_sso_entries_company on company_sso_entries (company_id, created_at);

create table company_sso_attempts (
  entry_id uuid not null references company_sso_entries on delete cascade,
  user_id uuid not null references users on delete cascade,
  state_hash text not null unique,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null,
  primary key (entry_id, user_id)
);
create index company_sso_attempts_by_expires_at on company_sso_attempts (expires_at);
create index company_sso_attempts_by_user_id on company_sso_attempts (user_id);

create table company_deletion_requests (
  company_id uuid primary key references companies on delete cascade,
  requested_by uuid not null references users on delete cascade,
  confirmation_code text not null,
  token_hash text not null,
  requested_at timestamptz not null
);
create index company_deletion_requests_by_requested_by on company_deletion_requests (requested_by);
create index company_deletion_requests_requested_at on company_deletion_requests (requested_at);

create table account_manager_messages (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  sender_id uuid references users on delete set null,
  subject text not null,
  description text not null,
  attachment_name text,
  attachment_media_type text,
  attachment bytea,
  sent_at timestamptz not null default now()
);
create index account_manager_messages_by_sender_id on account_manager_messages (sender_id);
create index account_manager_messages_by_sent_at on account_manager_messages (sent_at);
create index account_manager_messages_company on account_manager_messages (company_id, sent_at);
`;
