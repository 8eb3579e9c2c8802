import { type Selectable, sql } from 'kysely';
import type { Services } from '../../../http/Services.ts';
import type { Proof } from '../../../http/sessions/Session.ts';
import { hashToken } from '../../../http/sessions/SessionStore.ts';
import type { RegistrationTable } from '../authTables.ts';
import { insertAccount } from '../insertAccount.ts';

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
    const user = await insertAccount(trx, {
      email,
      passwordHash: registration.password_hash,
      hasPassword: true,
      emailsConsent: registration.emails_consent,
      termsAccepted: registration.terms_consent,
    });
    return user ?? null;
  });
}
