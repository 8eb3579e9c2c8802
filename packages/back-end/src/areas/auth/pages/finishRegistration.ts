import { type Selectable, sql } from 'kysely';
import type { Services } from '../../../http/Services.ts';
import type { Proof } from '../../../http/sessions/Session.ts';
import { hashToken } from '../../../http/sessions/SessionStore.ts';
import type { RegistrationTable } from '../authTables.ts';

export type Registration = Selectable<RegistrationTable>;

/** The registration of this token; null when it is used, expired or unknown. */
export async function findRegistration({ db }: Services, token: string): Promise<Registration | null> {
  const row = await db
    .selectFrom('registrations')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ?? null;
}

/** Makes the account, whose owner has proved it. Null when it was made in the meantime. */
export async function finishRegistration({ db }: Services, registration: Registration): Promise<Proof | null> {
  const { email } = registration;
  return db.transaction().execute(async (trx) => {
    // Delete all of this address: a link requested by someone else must not stay valid.
    await trx.deleteFrom('registrations').where('email', '=', email).execute();
    const user = await trx
      .insertInto('users')
      .values({
        login: email,
        password_hash: registration.password_hash,
        account_name: email.slice(0, email.lastIndexOf('@')),
        account_email: email,
        display_email: email,
        img_url: null,
      })
      .onConflict((conflict) => conflict.column('login').doNothing())
      .returning(['id as userId', 'sign_in_epoch as signInEpoch'])
      .executeTakeFirst();
    if (!user) return null;
    await trx
      .insertInto('sign_ups')
      .values({
        user_id: user.userId,
        emails_consent: registration.emails_consent,
        terms_accepted_at: registration.terms_consent ? sql<Date>`now()` : null,
        has_password: true,
      })
      .execute();
    return user;
  });
}
