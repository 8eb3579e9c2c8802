import { type RawBuilder, sql } from 'kysely';
import { inSeconds } from '../../database/inSeconds.ts';

export interface Session {
  userId: string;
  /** The key of the session's row. */
  tokenHash: string;
  sticky: boolean;
  /** The next sign-in adds to this session's accounts (API-129). */
  isAdding: boolean;
  /** The support agent who acts as `userId` (BIZ-004). */
  impersonatorId: string | null;
  /** The last sign-in or password is at most ten minutes old. While support acts, the agent's own. */
  isRecent: boolean;
  /** The member's company asks for a second factor that this session has not passed (BIZ-003). */
  isSecondFactorDue: boolean;
  /** The session was just extended, so its cookies have to be too. */
  refreshed: boolean;
}

/**
 * Proof of an account, with the account's number at that time. A sign-in takes a while; where a new password or the owner has
 * ended all sessions meanwhile, the number is another one, and the proof is refused.
 */
export interface Proof {
  userId: string;
  signInEpoch: number;
}

/** A new session. `token` is only for the cookie and stored nowhere else. */
export interface NewSession {
  token: string;
  userId: string;
  sticky: boolean;
  isRecent: boolean;
  isSecondFactorDue: boolean;
  impersonatorId: string | null;
}

/** How long a sign-in or a password allows to change how one signs in. In seconds. */
export const RECENT_SIGN_IN_SECONDS = 600;

/** When a session began and when its visitor last proved who they are. */
export interface Times {
  createdAt: RawBuilder<Date> | Date;
  signedInAt: RawBuilder<Date> | Date | null;
}

export const NOW = sql<Date>`now()`;
/** Whether a company, by its alias in the query, lets support act as its members: until its end, by the database's clock. */
export const allowsSupport = (company = 'companies') => sql<boolean>`(
  ${sql.ref(`${company}.impersonation_granted_at`)} is not null
  and coalesce(${sql.ref(`${company}.impersonation_expires_at`)} > now(), true))`;
/** Nobody acts as another one in it, or the agent still is one and the member's company still allows it (BIZ-004). */
export const mayAct = sql<boolean>`(
  sessions.impersonator_id is null
  or exists (select from users where users.id = sessions.impersonator_id and users.support_agent) and exists (
    select from business_profiles join companies on companies.id = business_profiles.company_id
    where business_profiles.user_id = sessions.user_id and ${allowsSupport()}))`;
export const isAdding = sql<boolean>`coalesce(adding_until > now(), false)`;
export const isRecent = sql<boolean>`coalesce(signed_in_at > ${inSeconds(-RECENT_SIGN_IN_SECONDS)}, false)`;
export const isSecondFactorDue = sql<boolean>`sessions.two_factor_verified_at is null and exists (
  select from business_profiles join companies on companies.id = business_profiles.company_id
  where business_profiles.user_id = sessions.user_id and companies.two_factor_required)`;
