import type { Retained } from '../../database/retention.ts';

/**
 * How long rows are kept that are of use for a time only; docs/operations.md says why so long. Consent records are the
 * proof of a decision, so they stay longest. Every column begins an index.
 */
export const RETENTION: readonly Retained[] = [
  { table: 'outbox', column: 'sent_at', days: 30 },
  // With their texts, so that they can be sent after all.
  { table: 'outbox', column: 'given_up_at', days: 7 },
  { table: 'consent_actions', column: 'created_at', days: 90 },
  // As long as the cookie that has the id. Ids that no browser accepted within a day are useless.
  { table: 'marketing_ids', column: 'set_at', days: 400 },
  { table: 'marketing_ids', column: 'created_at', days: 1, without: 'set_at' },
  { table: 'business_waitlist', column: 'created_at', days: 365 },
  { table: 'answered_calls', column: 'created_at', days: 1 },
  { table: 'login_attempts', column: 'resets_at', days: 1 },
  // A browser forgets its name after 400 days without a decision. Those of accounts go with the account.
  { table: 'consent_records', column: 'created_at', days: 1095, without: 'user_id' },
  { table: 'ui_metrics', column: 'day', days: 400 },
  // As long as proofs of consent: who has allowed what is asked years later.
  { table: 'company_log', column: 'changed_at', days: 1095 },
  { table: 'impersonations', column: 'started_at', days: 1095 },
  // The link in its mail is good for a day.
  { table: 'company_deletion_requests', column: 'requested_at', days: 30 },
  // With their files, up to 25 MiB each.
  { table: 'issue_reports', column: 'created_at', days: 365, batch: 20 },
  { table: 'account_manager_messages', column: 'sent_at', days: 365, batch: 100 },
  // Rows that are of no use once expired.
  { table: 'sessions', column: 'expires_at', days: 0 },
  { table: 'registrations', column: 'expires_at', days: 0 },
  { table: 'mail_tokens', column: 'expires_at', days: 0 },
  { table: 'sign_in_codes', column: 'expires_at', days: 0 },
  { table: 'pending_links', column: 'expires_at', days: 0 },
  { table: 'provider_flows', column: 'expires_at', days: 0 },
  { table: 'passkey_challenges', column: 'expires_at', days: 0 },
  { table: 'two_factor_codes', column: 'expires_at', days: 0 },
  { table: 'business_links', column: 'expires_at', days: 0 },
  { table: 'business_signups', column: 'expires_at', days: 0 },
  // Listed as over until then, so that they can be sent again.
  { table: 'business_invitations', column: 'expires_at', days: 30 },
  { table: 'company_sso_attempts', column: 'expires_at', days: 0 },
];
