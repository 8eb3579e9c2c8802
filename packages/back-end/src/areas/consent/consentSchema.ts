/** Decisions of visitors, and what they decide about. */
export const CONSENT_SCHEMA = `
create table consent_records (
  id bigint generated always as identity primary key,
  visitor_hash text not null,
  user_id uuid references users on delete cascade,
  kind text not null check (kind in ('cookies', 'tcf', 'two_party', 'gdpr')),
  value jsonb not null,
  created_at timestamptz not null default now(),
  -- Shown to the visitor. The other id counts, which would tell how many decide here.
  public_id uuid not null unique default gen_random_uuid(),
  text_version text,
  text_locale text,
  was_taken_over boolean not null default false
);
create index consent_records_signed_out on consent_records (created_at) where user_id is null;
create index consent_records_user on consent_records (user_id, kind, id);
create index consent_records_visitor on consent_records (visitor_hash, kind, id);

create table consent_actions (
  id bigint generated always as identity primary key,
  visitor_hash text,
  user_id uuid references users on delete cascade,
  is_repeat boolean not null,
  action text,
  created_at timestamptz not null default now()
);
create index consent_actions_by_created_at on consent_actions (created_at);
create index consent_actions_user on consent_actions (user_id);

create table consent_settings (
  id integer primary key default 1 check (id = 1),
  policy_url text not null,
  better_ux boolean not null,
  stack_ids jsonb not null
);

create table category_cookies (
  id bigint generated always as identity primary key,
  category text not null,
  name text not null,
  domain text,
  iab_vendor_id integer,
  constraint category_cookies_name unique (category, name)
);

create table meta_cookie_names (
  name text primary key,
  max_age_days integer not null
);

create table tcf_vendor_lists (
  version integer primary key,
  tcf_policy_version integer not null,
  declarations jsonb not null
);

create table tcf_vendors (
  list_version integer not null references tcf_vendor_lists on delete cascade,
  id integer not null,
  declaration jsonb not null,
  primary key (list_version, id)
);

create table tcf_additional_vendors (
  id integer primary key,
  name text not null,
  policy_url text not null,
  domains jsonb not null
);

create table tcf_device_storage (
  vendor_id integer primary key,
  disclosures jsonb not null,
  domains jsonb not null
);
`;
