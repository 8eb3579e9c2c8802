import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { inSeconds } from '../../database/inSeconds.ts';
import { browserHash } from '../../http/formTokens.ts';
import type { OperationRequest } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import type { Proof } from '../../http/sessions/Session.ts';
import { hashToken } from '../../http/sessions/SessionStore.ts';
import { insertAccount } from '../auth/insertAccount.ts';
import { hashPassword } from '../auth/passwords.ts';
import { siteOrigin } from '../auth/siteOrigin.ts';
import { composeMail } from '../mail/composeMail.ts';
import { nameInMail } from '../mail/textInMail.ts';
import { createCompany } from './createCompany.ts';
import type { Tier } from './tiers.ts';

const LIFETIME_SECONDS = 3 * 24 * 3600;

/**
 * Requests a company (API-098, API-099). Account and company are created only by the link in the mail. An address with
 * an account gets the same amount of work, the same response and a mail.
 */
export async function beginSignup(
  services: Services,
  request: OperationRequest<'signUpCompany' | 'signUpBizPlusCompany'>,
  tier: Tier,
): Promise<string> {
  const form = request.body;
  const email = form.email.trim().toLowerCase();
  const origin = siteOrigin(services, request);
  const token = randomBytes(32).toString('base64url');
  const mayTellStranger = await services.limits.allows('strangerMail', email, request.ip);
  const passwordHash = await hashPassword(form.password);
  await services.db.transaction().execute(async (trx) => {
    const isKnown = await findAccount(trx, email);
    await trx
      .insertInto('business_signups')
      .values({
        token_hash: hashToken(token),
        email,
        password_hash: passwordHash,
        company_name: form.companyName,
        first_name: form.firstName.trim(),
        last_name: form.lastName.trim(),
        tier,
        browser_hash: browserHash(request),
        // A known address gets the same row, but already expired.
        expires_at: inSeconds(isKnown ? 0 : LIFETIME_SECONDS),
      })
      .execute();
    const link = `${origin}/business/signup/${token}`;
    const mail = isKnown ? knownAddressMail(email, origin) : signupMail(email, form.companyName, link);
    // To no address it is never sent, but written like the others.
    await services.mail.send(isKnown || mayTellStranger ? mail : { ...mail, to: '' }, trx);
  });
  return email;
}

export interface Signup {
  email: string;
  companyName: string;
  passwordHash: string;
  /** The browser that asked for the sign-up (`browserHash`). */
  browserHash: string | null;
}

export async function findSignup(db: Kysely<Database>, token: string): Promise<Signup | undefined> {
  return db
    .selectFrom('business_signups')
    .select(['email', 'company_name as companyName', 'password_hash as passwordHash', 'browser_hash as browserHash'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Creates account and company, once. Undefined when the link is no longer valid or the address has an account by now. */
export async function finishSignup({ db, termsConsentRequired }: Services, token: string): Promise<Proof | undefined> {
  return db.transaction().execute(async (trx) => {
    const signup = await trx
      .deleteFrom('business_signups')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', sql<Date>`now()`)
      .returningAll()
      .executeTakeFirst();
    if (!signup || (await findAccount(trx, signup.email))) return undefined;
    const proof = await insertAccount(trx, {
      email: signup.email,
      name: `${signup.first_name} ${signup.last_name}`,
      passwordHash: signup.password_hash,
      hasPassword: true,
      emailsConsent: false,
      // By the page with the last step, which says so.
      termsAccepted: termsConsentRequired,
    });
    if (!proof) return undefined;
    await createCompany(trx, {
      name: signup.company_name,
      tier: signup.tier,
      confirmationNeeded: false,
      admin: { userId: proof.userId, firstName: signup.first_name, lastName: signup.last_name },
    });
    return proof;
  });
}

/** Records a click on a mail's link (API-100). The code is the last part of its URL. */
export async function trackClick(db: Kysely<Database>, confirmationCode: string): Promise<void> {
  const clicked = { clicked_at: sql<Date>`coalesce(clicked_at, now())` };
  const hash = hashToken(confirmationCode);
  await db.updateTable('business_signups').set(clicked).where('token_hash', '=', hash).execute();
  await db.updateTable('business_links').set(clicked).where('token_hash', '=', hash).execute();
}

const findAccount = (trx: Kysely<Database>, email: string) =>
  trx
    .selectFrom('users')
    .select('id')
    .where((where) => where.or([where('login', '=', email), where('account_email', '=', email)]))
    .executeTakeFirst();

const signupMail = (to: string, companyName: string, url: string) =>
  composeMail({
    to,
    kind: 'company-signup',
    priority: 'stranger',
    subject: 'Finish the sign-up of your company',
    paragraphs: [`We got a request to sign up ${nameInMail(companyName)}. If it was you, one step remains.`],
    action: { label: 'Finish the sign-up', url },
    footnote:
      'The link is good for three days. If it was not you, do nothing: there will be neither account nor company.',
  });

const knownAddressMail = (to: string, origin: string) =>
  composeMail({
    to,
    kind: 'company-signup-known',
    subject: 'You have an account already',
    paragraphs: [
      'We got a request to sign up a company with this address. You already have an account, so nothing has changed.',
      'Sign in to add your company to it.',
    ],
    action: { label: 'Sign in', url: `${origin}/login` },
  });
