/** Accounts, and how one gets into them. */
export const AUTH_SCHEMA = `
create table users (
  id uuid primary key default gen_random_uuid(),
  login text not null unique,
  password_hash text not null,
  account_name text not null,
  account_email text not null,
  display_email text not null,
  img_url text,
  new_user boolean not null default true,
  unconfirmed_account boolean not null default false,
  guidebook_enabled boolean not null default false,
  survey_groups jsonb not null default '[]',
  auth_state_params jsonb not null default '{}',
  support_agent boolean not null default false,
  knows_browsers boolean not null default false,
  sign_in_epoch integer not null default 0
);
create index users_by_account_email on users (account_email);
-- Confirmations of companies compare addresses without case.
create index users_by_lower_account_email on users (lower(account_email));

create table sessions (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  sticky boolean not null,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  adding_until timestamptz,
  impersonator_id uuid references users on delete cascade,
  two_factor_verified_at timestamptz,
  signed_in_at timestamptz,
  -- Not unique, because a session that gets a new token is copied first. Looked up only among those of an account.
  session_id uuid not null default gen_random_uuid(),
  browser text,
  system text,
  browser_hash text
);
create index sessions_by_impersonator_id on sessions (impersonator_id);
create index sessions_by_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

create table session_accounts (
  session_hash text not null references sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  token_id uuid not null unique default gen_random_uuid(),
  primary key (session_hash, user_id)
);
create index session_accounts_by_user_id on session_accounts (user_id);

create table account_links (
  owner_id uuid not null references users on delete cascade,
  member_id uuid not null references users on delete cascade,
  token_id uuid not null unique default gen_random_uuid(),
  primary key (owner_id, member_id)
);
create index account_links_by_member_id on account_links (member_id);

create table known_browsers (
  user_id uuid not null references users on delete cascade,
  browser_hash text not null,
  used_at timestamptz not null default now(),
  primary key (user_id, browser_hash)
);

create table registrations (
  token_hash text primary key,
  email text not null,
  password_hash text not null,
  emails_consent boolean not null,
  terms_consent boolean not null,
  return_to text not null,
  expires_at timestamptz not null
);
create index registrations_by_email on registrations (email);
create index registrations_expires_at on registrations (expires_at);

create table sign_ups (
  user_id uuid primary key references users on delete cascade,
  emails_consent boolean not null,
  terms_accepted_at timestamptz,
  has_password boolean not null
);

create table mail_tokens (
  token_hash text primary key,
  user_id uuid references users on delete cascade,
  purpose text not null,
  expires_at timestamptz not null
);
create index mail_tokens_by_user_id on mail_tokens (user_id);
create index mail_tokens_expires_at on mail_tokens (expires_at);

create table account_closures (
  user_id uuid primary key references users on delete cascade,
  reason text not null check (reason in ('locked', 'disabled')),
  closed_at timestamptz not null default now()
);

create table external_auth_domains (
  domain text primary key,
  authorization_url text not null
);

create table identities (
  provider text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  email text not null,
  linked_at timestamptz not null default now(),
  constraint identities_one_per_provider unique (user_id, provider),
  primary key (provider, subject)
);

create table provider_flows (
  state_hash text primary key,
  provider text not null,
  purpose text not null,
  browser_hash text not null,
  user_id uuid references users on delete cascade,
  code_verifier text not null,
  nonce text not null,
  return_to text not null,
  sticky boolean not null,
  popup boolean not null,
  expires_at timestamptz not null,
  person_name text
);
create index provider_flows_by_user_id on provider_flows (user_id);
create index provider_flows_expires_at on provider_flows (expires_at);

create table pending_links (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  subject text not null,
  email text not null,
  expires_at timestamptz not null
);
create index pending_links_expires_at on pending_links (expires_at);

create table gmail_subscriptions (
  user_id uuid primary key references users on delete cascade,
  email text not null,
  subscribed_at timestamptz not null default now()
);

create table passkeys (
  credential_id text primary key,
  user_id uuid not null references users on delete cascade,
  public_key text not null,
  -- A 32-bit unsigned number (WebAuthn L3 §6.1). A double can hold it, and drivers return it as a number.
  counter double precision not null,
  transports jsonb not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  passkey_id uuid not null unique default gen_random_uuid(),
  name text
);
create index passkeys_user_id on passkeys (user_id);

create table passkey_challenges (
  challenge text primary key,
  purpose text not null,
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_by_user_id on passkey_challenges (user_id);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);

create table sign_in_codes (
  code_hash text primary key,
  login text not null,
  browser_hash text not null,
  user_id uuid references users on delete cascade,
  tries_left integer not null,
  expires_at timestamptz not null
);
create index sign_in_codes_by_user_id on sign_in_codes (user_id);
create index sign_in_codes_expires_at on sign_in_codes (expires_at);
create index sign_in_codes_login on sign_in_codes (login);

create table login_attempts (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index login_attempts_resets_at on login_attempts (resets_at);

create table server_secrets (
  name text primary key,
  value text not null
);

create table answered_calls (
  user_id uuid not null references users on delete cascade,
  key text not null,
  answer text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index answered_calls_created_at on answered_calls (created_at);
`;
