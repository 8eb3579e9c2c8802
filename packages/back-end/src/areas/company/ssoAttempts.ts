import type { Schema } from '@travel-shell/contract';
import { type Kysely, sql, type Updateable } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { createToken, hashToken } from '../../http/sessions/SessionStore.ts';
import { authorizationUrl } from '../auth/providers/authorizationUrl.ts';
import { companyHash } from './companyHash.ts';
import type { CompanySsoEntryTable } from './companyTables.ts';

const LIFETIME_MINUTES = 10;

/** The path that an identity provider leads back to. */
export const SSO_RETURN_PATH = '/business/sso/callback';

/** Start URL for employees; the page is the host's, like all of `/business`. */
export const entryPointUrl = (origin: string, companyId: string): string =>
  `${origin}/business/sso/${companyHash(companyId)}`;

/**
 * The authorization URL at the identity provider (OpenID Connect Core 1.0 §3.1.2.1). Stores the values to check its
 * response against, one attempt per person and entry. Never calls the provider itself, because its URL is user input.
 */
export async function beginSsoAttempt(
  db: Kysely<Database>,
  origin: string,
  entry: Schema<'SsoEntry'>,
  userId: string,
): Promise<string> {
  const state = createToken();
  const attempt = {
    state_hash: hashToken(state),
    nonce: createToken(),
    code_verifier: createToken(),
    expires_at: sql<Date>`now() + make_interval(mins => ${LIFETIME_MINUTES})`,
  };
  await db.transaction().execute(async (trx) => {
    await noteTry(trx, entry.id, { last_try_result: 'STARTED', last_try_reason: null, last_try_current: true });
    await trx
      .insertInto('company_sso_attempts')
      .values({ entry_id: entry.id, user_id: userId, ...attempt })
      .onConflict((conflict) => conflict.columns(['entry_id', 'user_id']).doUpdateSet(attempt))
      .execute();
  });
  return authorizationUrl({
    endpoint: entry.authorizationEndpoint,
    clientId: entry.clientId,
    redirectUri: origin + SSO_RETURN_PATH,
    scope: 'openid email profile',
    state,
    nonce: attempt.nonce,
    codeVerifier: attempt.code_verifier,
  });
}

type Reason = Schema<'SsoTryReason'>;

/** Codes of an authorization response: RFC 6749 §4.1.2.1, OpenID Connect Core 1.0 §3.1.2.6. */
const REASONS: ReadonlySet<string> = new Set<Reason>([
  'INVALID_REQUEST',
  'UNAUTHORIZED_CLIENT',
  'ACCESS_DENIED',
  'UNSUPPORTED_RESPONSE_TYPE',
  'INVALID_SCOPE',
  'SERVER_ERROR',
  'TEMPORARILY_UNAVAILABLE',
  'INTERACTION_REQUIRED',
  'LOGIN_REQUIRED',
  'ACCOUNT_SELECTION_REQUIRED',
  'CONSENT_REQUIRED',
]);

export interface SsoReturn {
  state: string;
  code: string;
  error: string;
  /** RFC 9207; not every provider sends it. */
  iss: string;
}

export interface EndedTry {
  name: string;
  reason: Reason | null;
}

/**
 * Keeps how a try has ended, on its entry. A state works once, and only for the member who began. Undefined where there is
 * none. Nobody is signed in: the code is not redeemed, as that would be a call to an address of the company's (D-25).
 */
export async function finishSsoAttempt(
  db: Kysely<Database>,
  userId: string,
  returned: SsoReturn,
): Promise<EndedTry | undefined> {
  return db.transaction().execute(async (trx) => {
    const attempt = await trx
      .deleteFrom('company_sso_attempts')
      .where('state_hash', '=', hashToken(returned.state))
      .where('user_id', '=', userId)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('entry_id')
      .executeTakeFirst();
    if (!attempt) return undefined;
    const entry = await trx
      .selectFrom('company_sso_entries')
      .select(['name', 'issuer'])
      .where('id', '=', attempt.entry_id)
      .executeTakeFirst();
    if (!entry) return undefined;
    const { name, issuer } = entry;
    const reason = reasonOf(returned, issuer);
    await noteTry(trx, attempt.entry_id, {
      last_try_result: reason ? 'FAILED' : 'SUCCEEDED',
      last_try_reason: reason,
    });
    return { name, reason };
  });
}

function reasonOf({ code, error, iss }: SsoReturn, issuer: string): Reason | null {
  if (iss && iss !== issuer) return 'WRONG_ISSUER';
  if (!error) return code ? null : 'NO_CODE';
  const known = error.toUpperCase();
  return REASONS.has(known) ? (known as Reason) : 'OTHER';
}

/** After a change of what the identity provider sees: what was tried is not what is stored. */
export async function outdateTries(trx: Kysely<Database>, entryId: string): Promise<void> {
  await trx.deleteFrom('company_sso_attempts').where('entry_id', '=', entryId).execute();
  await trx.updateTable('company_sso_entries').set({ last_try_current: false }).where('id', '=', entryId).execute();
}

const noteTry = (
  trx: Kysely<Database>,
  entryId: string,
  values: Pick<Updateable<CompanySsoEntryTable>, 'last_try_result' | 'last_try_reason' | 'last_try_current'>,
) =>
  trx
    .updateTable('company_sso_entries')
    .set({ last_try_at: sql<Date>`now()`, ...values })
    .where('id', '=', entryId)
    .execute();
