import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { inSeconds } from '../../../database/inSeconds.ts';
import { SECRET_COOKIE } from '../../../http/formTokens.ts';
import { hostCookie, readHostCookie } from '../../../http/sessions/hostCookies.ts';
import { cookieOptions } from '../../../http/sessions/RequestSessions.ts';
import { createToken, hashToken } from '../../../http/sessions/SessionStore.ts';
import type { PasskeyChallengeTable } from '../authTables.ts';

/** Lifetime of a challenge. Also the `timeout` of the options. */
export const CHALLENGE_SECONDS = 300;

/**
 * The browser that was given challenges. Not the secret of form tokens: that changes with each sign-in, and a tab keeps its
 * challenge for autofill (SIG-053).
 */
const BROWSER_COOKIE = 'travel_passkey_browser';

export async function createChallenge(
  db: Kysely<Database>,
  request: FastifyRequest,
  reply: FastifyReply,
  purpose: PasskeyChallengeTable['purpose'],
  userId: string | null,
): Promise<string> {
  const challenge = createToken();
  const browser = nameBrowser(request, reply);
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge: boundTo(browser, challenge),
      purpose,
      user_id: userId,
      expires_at: inSeconds(CHALLENGE_SECONDS),
    })
    .execute();
  return challenge;
}

/**
 * Consumes the challenge from the client data. Null when it is unknown, expired, for another purpose or of another browser:
 * who has somebody sign the challenge of their own browser must not be signed in there.
 */
export async function useChallenge(
  db: Kysely<Database>,
  request: FastifyRequest,
  clientDataJSON: string,
  purpose: PasskeyChallengeTable['purpose'],
  userId: string | null,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  const browser = readHostCookie(request, BROWSER_COOKIE);
  if (challenge === null || !browser) return null;
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', boundTo(browser, challenge))
    .where('purpose', '=', purpose)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge')
    .executeTakeFirst();
  return row ? challenge : null;
}

/** The value in the table: neither the browser nor the challenge can be read from it. */
const boundTo = (browser: string, challenge: string) => hashToken(`${browser} ${challenge}`);

/** Derived from the secret of the form token, which calls of pages have, so that two first ones at once get the same name. */
function nameBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const name = hostCookie(reply.server, BROWSER_COOKIE);
  const secret = readHostCookie(request, SECRET_COOKIE) ?? createToken();
  const browser = readHostCookie(request, BROWSER_COOKIE) || hashToken(`passkey ${secret}`);
  reply.setCookie(name, browser, { ...cookieOptions(request), httpOnly: true, maxAge: CHALLENGE_SECONDS });
  return browser;
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
