import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { inSeconds } from '../../database/inSeconds.ts';
import { createToken } from '../../sessions/SessionStore.ts';
import type { PasskeyChallengeTable } from '../authTables.ts';

/** Lifetime of a challenge. Also the `timeout` of the options. */
export const CHALLENGE_SECONDS = 300;

export async function createChallenge(
  db: Kysely<Database>,
  purpose: PasskeyChallengeTable['purpose'],
  userId: string | null,
): Promise<string> {
  const challenge = createToken();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, purpose, user_id: userId, expires_at: inSeconds(CHALLENGE_SECONDS) })
    .execute();
  return challenge;
}

/** Consumes the challenge from the client data. Null when it is unknown, expired or for another purpose. */
export async function useChallenge(
  db: Kysely<Database>,
  clientDataJSON: string,
  purpose: PasskeyChallengeTable['purpose'],
  userId: string | null,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null) return null;
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge ?? null;
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown } | null;
    // Ours are base64url; do not query the database for anything else (such as a zero byte).
    return typeof data?.challenge === 'string' && /^[\w-]{1,128}$/.test(data.challenge) ? data.challenge : null;
  } catch {
    // Not JSON, so not from a browser; the caller rejects it like any other invalid response.
    return null;
  }
}
