import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { inSeconds } from '../../database/inSeconds.ts';
import { createToken } from '../../sessions/SessionStore.ts';
import type { PasskeyChallengeTable } from '../authTables.ts';

/** How long a visitor may look for the key. Also the `timeout` of the options. */
export const CHALLENGE_SECONDS = 300;

export async function createChallenge(
  db: Kysely<Database>,
  purpose: PasskeyChallengeTable['purpose'],
  userId: string | null,
): Promise<string> {
  const challenge = createToken();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', sql<Date>`now()`).execute();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, purpose, user_id: userId, expires_at: inSeconds(CHALLENGE_SECONDS) })
    .execute();
  return challenge;
}

/** Uses up the challenge a browser says it has signed. Null when we have not given it, or not for this, or long ago. */
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
    // Ours are base64url; anything else (a zero byte, say) is nothing to ask the database about.
    return typeof data?.challenge === 'string' && /^[\w-]{1,128}$/.test(data.challenge) ? data.challenge : null;
  } catch {
    // Not JSON: then it is not a browser's word, and the caller refuses it like any other wrong one.
    return null;
  }
}
