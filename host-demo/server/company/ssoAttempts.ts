import type { Schema } from '@travel-shell/contract';
import { type Kysely, sql } from 'kysely';
import { authorizationUrl } from '../auth/providers/authorizationUrl.ts';
import type { Database } from '../database/Database.ts';
import { createToken, hashToken } from '../sessions/SessionStore.ts';
import { companyHash } from './companyHash.ts';

const LIFETIME_MINUTES = 10;

/** Where employees begin; the page behind it is the host's, as all of `/business`. */
export const entryPointUrl = (origin: string, companyId: string): string =>
  `${origin}/business/sso/${companyHash(companyId)}`;

/**
 * The address at which the identity provider is asked (OpenID Connect Core 1.0 §3.1.2.1). What its answer has to be
 * checked against is kept, one attempt for each person and entry. The provider itself is not contacted here: its
 * address is what somebody typed.
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
  await db
    .insertInto('company_sso_attempts')
    .values({ entry_id: entry.id, user_id: userId, ...attempt })
    .onConflict((conflict) => conflict.columns(['entry_id', 'user_id']).doUpdateSet(attempt))
    .execute();
  return authorizationUrl({
    endpoint: entry.authorizationEndpoint,
    clientId: entry.clientId,
    redirectUri: `${origin}/business/sso/callback`,
    scope: 'openid email profile',
    state,
    nonce: attempt.nonce,
    codeVerifier: attempt.code_verifier,
  });
}
