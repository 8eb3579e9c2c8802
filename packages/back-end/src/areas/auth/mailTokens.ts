import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { inSeconds } from '../../database/inSeconds.ts';
import { createToken, hashToken } from '../../http/sessions/SessionStore.ts';
import type { MailTokenPurpose } from './authTables.ts';

const LIFETIME_SECONDS: Record<MailTokenPurpose, number> = {
  'reset-password': 3600,
  'confirm-address': 7 * 24 * 3600,
  'lock-account': 7 * 24 * 3600,
  'sign-in': 24 * 3600,
  'review-sign-in': 3600,
};

/** A token for a link in a mail. Only its hash is stored. */
export async function createMailToken(
  trx: Transaction<Database>,
  userId: string | null,
  purpose: MailTokenPurpose,
): Promise<string> {
  const token = createToken();
  await trx
    .insertInto('mail_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      purpose,
      expires_at: inSeconds(LIFETIME_SECONDS[purpose]),
    })
    .execute();
  return token;
}

/** The token's account, without consuming the token. Null when it is used, expired or unknown. */
export async function peekMailToken(
  db: Kysely<Database>,
  token: string,
  purpose: MailTokenPurpose,
): Promise<string | null> {
  const row = await db
    .selectFrom('mail_tokens')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The token's account; consumes the token. Null when it is used, expired or unknown. */
export async function useMailToken(
  trx: Transaction<Database>,
  token: string,
  purpose: MailTokenPurpose,
): Promise<string | null> {
  const row = await trx
    .deleteFrom('mail_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}
