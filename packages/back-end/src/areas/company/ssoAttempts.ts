import type { Schema } from '@travel-shell/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { createToken, hashToken } from '../../http/sessions/SessionStore.ts';
import { authorizationUrl } from '../auth/providers/authorizationUrl.ts';
import { companyHash } from './companyHash.ts';

const LIFETIME_MINUTES = 10;

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
