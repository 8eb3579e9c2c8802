import type { AuthResponse } from '@travel-shell/contract';
import type { FastifyReply } from 'fastify';
import { inSeconds } from '../../database/inSeconds.ts';
import type { OperationRequest } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { isSafeRedirect, safeRedirect } from '../../http/safeRedirect.ts';
import { createToken, hashToken } from '../../http/sessions/SessionStore.ts';
import { isMailAddress } from '../mail/isMailAddress.ts';
import { authMails } from './authMails.ts';
import { refusal, wrongField } from './authResponses.ts';
import { checkNewPassword } from './checkNewPassword.ts';
import { findExternalAuth } from './findExternalAuth.ts';
import { toLogin } from './logIn.ts';
import { hashPassword } from './passwords.ts';
import { siteOrigin } from './siteOrigin.ts';

const LINK_SECONDS = 24 * 3600;

/**
 * Requests an account (API-126). The account is created only by the link in the mail, so it always belongs to the
 * address's owner, and the response does not reveal which addresses have an account. Both cases hash a password, which
 * takes most of the time, and write two rows.
 */
export async function register(
  services: Services,
  request: OperationRequest<'register'>,
  reply: FastifyReply,
): Promise<AuthResponse> {
  const form = request.body;
  const origin = siteOrigin(services, request);
  const email = toLogin(form.username);
  const wrong = await findWrongField(services, form, email, origin);
  if (wrong) return wrongField(reply, ...wrong);
  const url = await findExternalAuth(services, request, email);
  if (url) return refusal(reply, { outcome: 'externalAuth', url });
  await services.limits.beginMail('register', email, request.ip);
  const mayTellStranger = await services.limits.allows('strangerMail', email, request.ip);

  const token = createToken();
  const passwordHash = await hashPassword(form.passwd);
  await services.db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('users').select('id').where('login', '=', email).executeTakeFirst();
    await trx
      .insertInto('registrations')
      .values({
        token_hash: hashToken(token),
        email,
        password_hash: passwordHash,
        emails_consent: form.optin,
        terms_consent: form.consent,
        return_to: safeRedirect(form.regurl, origin),
        // A known address gets the same row, but already expired and its link never sent.
        expires_at: inSeconds(user ? 0 : LINK_SECONDS),
      })
      .execute();
    const mail = user
      ? authMails.alreadyRegistered(email, `${origin}/login`)
      : authMails.finishRegistration(email, `${origin}/s/ident/register?token=${token}`);
    await services.mail.send(user || mayTellStranger ? mail : { ...mail, to: '' }, trx);
  });
  return { status: 0, message: 'We have sent you a mail. Follow the link in it to finish.' };
}

async function findWrongField(
  services: Services,
  form: { passwd: string; consent: boolean; regurl?: string },
  email: string,
  origin: string,
): Promise<[field: string, message: string] | null> {
  if (!isMailAddress(email)) return ['username', 'Please enter a mail address.'];
  const problem = await checkNewPassword(services, form.passwd, [email]);
  if (problem) return ['password', problem];
  if (services.termsConsentRequired && !form.consent) return ['termsConsent', 'Please agree to the terms of use.'];
  if (form.regurl !== undefined && !isSafeRedirect(form.regurl, origin)) {
    return ['regurl', 'This address is not one of this site.'];
  }
  return null;
}
