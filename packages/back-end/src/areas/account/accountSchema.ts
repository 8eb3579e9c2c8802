/** A site's data for everybody, and the settings of visitors. */
export const ACCOUNT_SCHEMA = `
create table site_brands (
  brand text primary key,
  display_name text not null,
  page_description text not null,
  app_store_links jsonb not null default '[]'
);

create table footer_link_groups (
  brand text not null references site_brands on delete cascade,
  name text not null,
  title text not null,
  primary key (brand, name)
);

create table footer_links (
  brand text not null,
  group_name text not null,
  position integer not null,
  name text not null,
  title text not null,
  url text not null,
  constraint footer_links_group_fkey foreign key (brand, group_name) references footer_link_groups on delete cascade,
  primary key (brand, group_name, position)
);

create table footer_brands (
  name text primary key,
  position integer not null,
  title text not null,
  url text not null,
  logo_url text not null,
  height integer not null check (height between 20 and 50)
);

create table social_media_sites (
  name text primary key,
  position integer not null,
  title text not null,
  url text not null,
  icon_svg text not null check (icon_svg ~* '^\\s*<svg[\\s/>]')
);

create table privacy_menu_items (
  position integer primary key,
  title text not null,
  url text not null
);

create table currencies (
  currency_code text primary key,
  name text not null,
  native_name text not null,
  symbol text not null,
  show_currency boolean not null,
  top_position integer
);

create table countries (
  country_code text primary key,
  name text not null,
  currency_code text not null references currencies
);
create index countries_by_currency_code on countries (currency_code);

create table site_locales (
  locale text primary key,
  country_code text not null references countries on delete cascade,
  position integer not null,
  country_native_name text not null,
  language_name text not null,
  language_native_name text not null,
  crawlable boolean not null
);
create index site_locales_country on site_locales (country_code);

create table vertical_url_patterns (
  vertical text primary key,
  template text not null
);

create table travelers (
  traveler_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  first_name text not null,
  middle_name text,
  last_name text not null,
  date_of_birth date,
  email_address text,
  phone_number text,
  phone_country_code text,
  phone_country_code_iso text,
  tsa_redress text,
  known_traveler_number text,
  preferred boolean not null
);
create unique index travelers_preferred on travelers (user_id) WHERE preferred;
create index travelers_user on travelers (user_id);

create table account_settings (
  user_id uuid primary key references users on delete cascade,
  currency_code text references currencies,
  allow_data_sharing boolean
);
create index account_settings_by_currency_code on account_settings (currency_code);

create table marketing_ids (
  kmkid text primary key,
  created_at timestamptz not null default now(),
  set_at timestamptz
);
create index marketing_ids_by_created_at on marketing_ids (created_at);
create index marketing_ids_by_set_at on marketing_ids (set_at);
-- Those that no browser has accepted yet: few, beside those of more than a year.
create index marketing_ids_waiting on marketing_ids (created_at) where set_at is null;

create table ui_metrics (
  day date not null,
  type text not null,
  name text not null,
  count integer not null default 1,
  sum double precision not null,
  lowest double precision not null,
  highest double precision not null,
  primary key (day, type, name)
);
`;
