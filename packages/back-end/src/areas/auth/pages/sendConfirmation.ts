import type { Services } from '../../../http/Services.ts';
import { authMails } from '../authMails.ts';
import { createMailToken } from '../mailTokens.ts';

/** Sends the mail that lets the owner of an account confirm its address. Returns the address. */
export async function sendConfirmation({ db, mail }: Services, userId: string, origin: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('account_email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const token = await createMailToken(trx, userId, 'confirm-address');
    await mail.send(authMails.confirmAddress(user.account_email, `${origin}/s/ident/confirm?token=${token}`), trx);
    return user.account_email;
  });
}
