/** Mails that wait, and those that were sent. */
export const MAIL_SCHEMA = `
create table outbox (
  id uuid primary key default gen_random_uuid(),
  position serial unique,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  kind text not null,
  sent_at timestamptz not null default now(),
  tries integer not null default 0,
  next_try_at timestamptz,
  delivered_at timestamptz,
  given_up_at timestamptz,
  priority smallint not null default 1,
  expires_at timestamptz
);
create index outbox_by_sent_at on outbox (sent_at);
create index outbox_given_up_at on outbox (given_up_at) where given_up_at is not null;
create index outbox_next_try on outbox (priority, next_try_at) where next_try_at is not null;
create index outbox_recipient on outbox (recipient, "position");
`;
