import type { Schema } from '@travel-shell/contract';
import { type Kysely, sql } from 'kysely';
import {
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Database } from '../database/Database.ts';
import { hashToken } from '../sessions/SessionStore.ts';
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
  const state = randomState();
  const attempt = {
    state_hash: hashToken(state),
    nonce: randomNonce(),
    code_verifier: randomPKCECodeVerifier(),
    expires_at: sql<Date>`now() + make_interval(mins => ${LIFETIME_MINUTES})`,
  };
  await db
    .insertInto('company_sso_attempts')
    .values({ entry_id: entry.id, user_id: userId, ...attempt })
    .onConflict((conflict) => conflict.columns(['entry_id', 'user_id']).doUpdateSet(attempt))
    .execute();
  const provider = { issuer: entry.issuer, authorization_endpoint: entry.authorizationEndpoint };
  const url = buildAuthorizationUrl(new Configuration(provider, entry.clientId), {
    redirect_uri: `${origin}/business/sso/callback`,
    scope: 'openid email profile',
    state,
    nonce: attempt.nonce,
    code_challenge: await calculatePKCECodeChallenge(attempt.code_verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}
