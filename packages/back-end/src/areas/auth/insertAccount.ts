import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Proof } from '../../http/sessions/Session.ts';

export interface NewAccount {
  /** In small letters. */
  email: string;
  /** Default: the part of the address before its sign. */
  name?: string | undefined;
  passwordHash: string;
  /** They know the password. */
  hasPassword: boolean;
  emailsConsent: boolean;
  termsAccepted: boolean;
}

/** Makes the account of an address whose owner has shown that it is theirs. Undefined where it has one by now. */
export async function insertAccount(trx: Transaction<Database>, account: NewAccount): Promise<Proof | undefined> {
  const { email, name = email.slice(0, email.lastIndexOf('@')) } = account;
  const user = await trx
    .insertInto('users')
    .values({
      login: email,
      password_hash: account.passwordHash,
      account_name: name,
      account_email: email,
      display_email: email,
      img_url: null,
    })
    .onConflict((conflict) => conflict.column('login').doNothing())
    .returning(['id as userId', 'sign_in_epoch as signInEpoch'])
    .executeTakeFirst();
  if (!user) return undefined;
  await trx
    .insertInto('sign_ups')
    .values({
      user_id: user.userId,
      emails_consent: account.emailsConsent,
      terms_accepted_at: account.termsAccepted ? sql<Date>`now()` : null,
      has_password: account.hasPassword,
    })
    .execute();
  return user;
}
