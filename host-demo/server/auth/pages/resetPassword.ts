import type { Services } from '../../Services.ts';
import { authMails } from '../authMails.ts';
import { endSessions } from '../endSessions.ts';
import { createMailToken, useMailToken } from '../mailTokens.ts';
import { hashPassword } from '../passwords.ts';

/**
 * Sets the password of the token's account, signs it out everywhere, and notifies its owner. False when the token is
 * invalid.
 */
export async function resetPassword(
  { db, mail }: Services,
  token: string,
  password: string,
  origin: string,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const userId = await useMailToken(trx, token, 'reset-password');
    if (!userId) return false;
    const user = await trx
      .updateTable('users')
      // The link came by mail, so this also confirms the address.
      .set({ password_hash: passwordHash, unconfirmed_account: false })
      .where('id', '=', userId)
      .returning('account_email')
      .executeTakeFirstOrThrow();
    await trx.updateTable('sign_ups').set({ has_password: true }).where('user_id', '=', userId).execute();
    await trx.deleteFrom('mail_tokens').where('user_id', '=', userId).where('purpose', '=', 'reset-password').execute();
    await endSessions(trx, userId);
    const lockToken = await createMailToken(trx, userId, 'lock-account');
    await mail.send(authMails.passwordChanged(user.account_email, `${origin}/s/ident/lock?token=${lockToken}`), trx);
    return true;
  });
}
