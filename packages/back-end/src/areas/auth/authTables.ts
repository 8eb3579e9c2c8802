import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Time } from '../../database/Time.ts';

declare module '../../http/sessions/sessionTables.ts' {
  /** Columns this area adds to `sessions`. */
  interface SessionTable {
    /** Until then the next sign-in adds to the session's accounts instead of replacing them (API-129). */
    adding_until: Time | null;
    /** When the visitor last signed in or entered the password. Null after a switch to another account. */
    signed_in_at: Time | null;
    /** By this the owner names the session. It is no secret: only the token signs in. */
    session_id: Generated<string>;
    /** The browser as it named itself at the sign-in, in the words of `browserInWords`. */
    browser: string | null;
    system: string | null;
    /** The hash of that browser, see `known_browsers`. */
    browser_hash: string | null;
  }
}

/** The accounts of a browser's session, including the current one (STA-008). */
export interface SessionAccountTable {
  session_hash: string;
  user_id: string;
  /** Identifies the account in a switch. Each switch renews all tokens of the session (API-130). */
  token_id: GeneratedAlways<string>;
}

/** Pending registrations: the address is not confirmed yet. */
export interface RegistrationTable {
  token_hash: string;
  email: string;
  password_hash: string;
  emails_consent: boolean;
  terms_consent: boolean;
  return_to: string;
  expires_at: Time;
}

/** The consents given when an account was made. Accounts of the seed have no row. */
export interface SignUpTable {
  user_id: string;
  emails_consent: boolean;
  terms_accepted_at: Time | null;
  /** False for an account made by a provider until a password is set. */
  has_password: boolean;
}

export type MailTokenPurpose = 'reset-password' | 'confirm-address' | 'lock-account' | 'sign-in' | 'review-sign-in';

/** The one-time links in mails. */
export interface MailTokenTable {
  token_hash: string;
  /** Null for a name without an account, so that such a request takes as long. */
  user_id: string | null;
  purpose: MailTokenPurpose;
  expires_at: Time;
}

/** Codes sent by mail. Also stored for names without an account, so that such a request takes as long. */
export interface SignInCodeTable {
  code_hash: string;
  login: string;
  /** Hash of the browser's form secret: a code is valid only in the browser that requested it. */
  browser_hash: string;
  user_id: string | null;
  tries_left: number;
  expires_at: Time;
}

/** A person whom a provider has identified in a popup, and whose address has an account that is not linked to them yet. */
export interface PendingLinkTable {
  /** State of the finished flow. */
  state_hash: string;
  browser_hash: string;
  provider: IdentitySource;
  subject: string;
  email: string;
  expires_at: Time;
}

export type ClosedReason = 'locked' | 'disabled';

/** Accounts closed for sign-in. */
export interface AccountClosureTable {
  user_id: string;
  reason: ClosedReason;
  closed_at: Time;
}

/** Companies whose people sign in at their own identity provider. */
export interface ExternalAuthDomainTable {
  /** Part after the @, lower case. */
  domain: string;
  authorization_url: string;
}

export type ProviderName = 'google' | 'apple' | 'naver';

/** Source of an identity: a provider, or a company, named by its e-mail domain. */
export type IdentitySource = ProviderName | `company:${string}`;

/** An account at a provider or a company that can sign in to an account here. */
export interface IdentityTable {
  provider: IdentitySource;
  /** The provider's own id of the account; addresses change. */
  subject: string;
  user_id: string;
  email: string;
  linked_at: Time;
}

/** A visitor currently on a provider's page. */
export interface ProviderFlowTable {
  state_hash: string;
  provider: IdentitySource;
  purpose: 'sign-in' | 'gmail';
  /** Hash of the browser's form secret: only the browser that started the flow may finish it. */
  browser_hash: string;
  user_id: string | null;
  /** The visitor's name, if the provider sends it with the code. */
  person_name: string | null;
  code_verifier: string;
  nonce: string;
  return_to: string;
  sticky: boolean;
  popup: boolean;
  expires_at: Time;
}

export interface GmailSubscriptionTable {
  user_id: string;
  email: string;
  subscribed_at: Time;
}

export interface PasskeyTable {
  credential_id: string;
  /** For the calls and pages that list, name and remove it: credential ids are up to 1,023 bytes long. */
  passkey_id: GeneratedAlways<string>;
  /** The owner's name for the passkey. */
  name: string | null;
  user_id: string;
  /** COSE key, base64url. */
  public_key: string;
  counter: number;
  transports: JSONColumnType<string[], string>;
  created_at: Time;
  last_used_at: Time | null;
}

export interface PasskeyChallengeTable {
  challenge: string;
  purpose: 'create' | 'get';
  user_id: string | null;
  expires_at: Time;
}

/** Browsers an account has been signed in with: from another one a sign-in is told to its owner. */
export interface KnownBrowserTable {
  user_id: string;
  /** Hash of the browser's cookie. */
  browser_hash: string;
  used_at: Time;
}

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
  /** Somebody has signed in since browsers are remembered, so that an unknown one is worth a mail. */
  knows_browsers: Generated<boolean>;
  /** Raised by what ends the account's sessions. A sign-in that has begun below a smaller number makes none (see `Proof`). */
  sign_in_epoch: Generated<number>;
}

/** Other accounts of the same person, added when the owner signs in (STA-008). */
export interface AccountLinkTable {
  owner_id: string;
  member_id: string;
  token_id: GeneratedAlways<string>;
}

declare module '../../database/Database.ts' {
  interface Database {
    users: UserTable;
    account_links: AccountLinkTable;
    known_browsers: KnownBrowserTable;
    session_accounts: SessionAccountTable;
    registrations: RegistrationTable;
    sign_ups: SignUpTable;
    mail_tokens: MailTokenTable;
    sign_in_codes: SignInCodeTable;
    pending_links: PendingLinkTable;
    account_closures: AccountClosureTable;
    external_auth_domains: ExternalAuthDomainTable;
    identities: IdentityTable;
    provider_flows: ProviderFlowTable;
    gmail_subscriptions: GmailSubscriptionTable;
    passkeys: PasskeyTable;
    passkey_challenges: PasskeyChallengeTable;
  }
}
