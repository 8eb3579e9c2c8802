import type { Services } from '../../../http/Services.ts';
import { authMails } from '../authMails.ts';
import { endSessions } from '../endSessions.ts';
import { createMailToken, useMailToken } from '../mailTokens.ts';
import { hashPassword } from '../passwords.ts';

/**
 * Sets the password of the token's account, signs it out everywhere, ends what was begun to sign in or to add a way to
 * do so, and notifies its owner. Returns a token to review its other ways to sign in; null when the token is invalid.
 */
export async function resetPassword(
  { db, mail, limits }: Services,
  token: string,
  password: string,
  origin: string,
): Promise<string | null> {
  const passwordHash = await hashPassword(password);
  const done = await db.transaction().execute(async (trx) => {
    const userId = await useMailToken(trx, token, 'reset-password');
    if (!userId) return null;
    const user = await trx
      .updateTable('users')
      // The link came by mail, so this also confirms the address.
      .set({ password_hash: passwordHash, unconfirmed_account: false })
      .where('id', '=', userId)
      .returning('account_email')
      .executeTakeFirstOrThrow();
    await trx.updateTable('sign_ups').set({ has_password: true }).where('user_id', '=', userId).execute();
    await trx
      .deleteFrom('mail_tokens')
      .where('user_id', '=', userId)
      .where('purpose', 'in', ['reset-password', 'review-sign-in', 'sign-in'])
      .execute();
    for (const table of ['sign_in_codes', 'passkey_challenges', 'provider_flows'] as const) {
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
    }
    await endSessions(trx, userId);
    const lockToken = await createMailToken(trx, userId, 'lock-account');
    await mail.send(authMails.passwordChanged(user.account_email, `${origin}/s/ident/lock?token=${lockToken}`), trx);
    return { userId, reviewToken: await createMailToken(trx, userId, 'review-sign-in') };
  });
  if (!done) return null;
  // Whoever knew the former password may have used up the codes of the second factor.
  await limits.forgive('secondFactor', done.userId);
  return done.reviewToken;
}
