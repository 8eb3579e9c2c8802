import { randomBytes } from 'node:crypto';
import type { Schema } from '@travel-shell/contract';
import { resolveLocale } from '@travel-shell/i18n';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { inSeconds } from '../../database/inSeconds.ts';
import type { Member } from '../../http/Member.ts';
import type { Services } from '../../http/Services.ts';
import type { Proof } from '../../http/sessions/Session.ts';
import { hashToken } from '../../http/sessions/SessionStore.ts';
import { findExternalAuth } from '../auth/findExternalAuth.ts';
import { insertAccount } from '../auth/insertAccount.ts';
import { siteOrigin } from '../auth/siteOrigin.ts';
import { isMailAddress } from '../mail/isMailAddress.ts';
import { logChange } from './companyLog.ts';
import { invitationMail } from './invitationMail.ts';
import { lockCompany } from './lockCompany.ts';
import { setAccountTask } from './onboarding.ts';
import type { Role } from './roles.ts';

type Outcome = Schema<'InvitationOutcome'>['outcome'];

const LIFETIME_SECONDS = 14 * 24 * 3600;

export interface NewInvitation {
  role: Role;
  localeCode: string;
}

/**
 * Invites an address to the member's company, and mails the link in the same transaction. What it answers for an address
 * that is known by then is the same for one that was invited a moment ago, so that a request can be sent again.
 */
export async function invite(
  services: Services,
  request: FastifyRequest,
  member: Member,
  email: string,
  invitation: NewInvitation,
): Promise<Outcome> {
  const { db, limits } = services;
  if (!isMailAddress(email)) return 'INVALID';
  const known = await knownAs(db, member.companyId, email);
  if (known) return known;
  if (await findExternalAuth(services, request, email)) return 'SIGNS_IN_ELSEWHERE';
  if (!(await limits.allows('strangerMail', email, request.ip))) return 'TOO_MANY';
  return db.transaction().execute(async (trx) => {
    await lockCompany(trx, member.companyId);
    // Another administrator may have been quicker.
    const knownNow = await knownAs(trx, member.companyId, email);
    if (knownNow) return knownNow;
    await write(services, request, trx, member, { email, ...invitation });
    await logChange(trx, member, { subject: 'INVITATION', action: 'ADDED', target: email, changes: [] });
    return 'INVITED';
  });
}

/** Mails an invitation with another link. False where there is none any more. */
export async function resend(
  services: Services,
  request: FastifyRequest,
  member: Member,
  id: string,
): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    await lockCompany(trx, member.companyId);
    const found = await trx
      .selectFrom('business_invitations')
      .select(['email', 'role', 'locale_code as localeCode', 'expires_at as expiresAt'])
      .where('id', '=', id)
      .where('company_id', '=', member.companyId)
      .executeTakeFirst();
    if (!found) return false;
    const expiresAt = await write(services, request, trx, member, found);
    const field = { field: 'expiresAt', before: found.expiresAt.toISOString(), after: expiresAt.toISOString() };
    await logChange(trx, member, { subject: 'INVITATION', target: found.email, changes: [field] });
    return true;
  });
}

/** False where there is none any more. */
export async function withdraw(db: Kysely<Database>, member: Member, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockCompany(trx, member.companyId);
    const gone = await trx
      .deleteFrom('business_invitations')
      .where('id', '=', id)
      .where('company_id', '=', member.companyId)
      .returning('email')
      .executeTakeFirst();
    if (!gone) return false;
    await logChange(trx, member, { subject: 'INVITATION', action: 'REMOVED', target: gone.email, changes: [] });
    return true;
  });
}

async function write(
  services: Services,
  request: FastifyRequest,
  trx: Transaction<Database>,
  { companyId, userId }: Member,
  { email, role, localeCode }: NewInvitation & { email: string },
): Promise<Date> {
  const token = randomBytes(32).toString('base64url');
  const sent = { token_hash: hashToken(token), invited_by: userId, expires_at: inSeconds(LIFETIME_SECONDS) };
  const { expires_at } = await trx
    .insertInto('business_invitations')
    .values({ company_id: companyId, email, role, locale_code: localeCode, ...sent })
    .onConflict((conflict) => conflict.columns(['company_id', 'email']).doUpdateSet({ role, ...sent }))
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  const { companyName, inviter } = await trx
    .selectFrom('companies as company')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .select(['company.name as companyName', 'users.account_name as inviter'])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  const url = `${siteOrigin(services, request)}/business/invitation/${token}`;
  await services.mail.send(
    await invitationMail({ to: email, companyName, inviter, url, locale: resolveLocale(localeCode) }),
    trx,
  );
  return expires_at;
}

/** Why an address of this company needs no invitation. An invitation that has run out is none. */
async function knownAs(db: Kysely<Database>, companyId: string, email: string): Promise<Outcome | undefined> {
  const member = await accountsOf(db, email)
    .innerJoin('business_profiles as profile', 'profile.user_id', 'users.id')
    .select('users.id')
    .where('profile.company_id', '=', companyId)
    .executeTakeFirst();
  if (member) return 'MEMBER';
  const invitation = await db
    .selectFrom('business_invitations')
    .select('id')
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return invitation && 'ALREADY_INVITED';
}

const accountsOf = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('users')
    .where((where) =>
      where.or([
        where('users.login', '=', email),
        where(where.fn<string>('lower', ['users.account_email']), '=', email),
      ]),
    );

export interface Invitation {
  id: string;
  companyId: string;
  companyName: string;
  email: string;
  role: Role;
  isOver: boolean;
}

export async function findInvitation(db: Kysely<Database>, token: string): Promise<Invitation | undefined> {
  return db
    .selectFrom('business_invitations as invitation')
    .innerJoin('companies as company', 'company.id', 'invitation.company_id')
    .select([
      'invitation.id',
      'invitation.company_id as companyId',
      'company.name as companyName',
      'invitation.email',
      'invitation.role',
      sql<boolean>`invitation.expires_at <= now()`.as('isOver'),
    ])
    .where('invitation.token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

/** The account of an address, if there is one. */
export const findAccount = (db: Kysely<Database>, email: string): Promise<{ id: string } | undefined> =>
  accountsOf(db, email).select('users.id').executeTakeFirst();

/** The company that an account is in already. */
export const companyOf = (db: Kysely<Database>, userId: string): Promise<{ name: string } | undefined> =>
  db
    .selectFrom('business_profiles as profile')
    .innerJoin('companies as company', 'company.id', 'profile.company_id')
    .select('company.name')
    .where('profile.user_id', '=', userId)
    .executeTakeFirst();

/** Makes an account a member. False where the invitation has been used, or the account is in a company by now. */
export async function join(db: Kysely<Database>, token: string, userId: string): Promise<boolean> {
  return db.transaction().execute((trx) => joinIn(trx, token, userId));
}

async function joinIn(trx: Transaction<Database>, token: string, userId: string): Promise<boolean> {
  const found = await findInvitation(trx, token);
  if (!found || found.isOver) return false;
  await lockCompany(trx, found.companyId);
  // Two windows with the same link, or two invitations of one account.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  if (await companyOf(trx, userId)) return false;
  const { numDeletedRows } = await trx
    .deleteFrom('business_invitations')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  const { account_name: name } = await trx
    .selectFrom('users')
    .select('account_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const at = name.lastIndexOf(' ');
  await trx
    .insertInto('business_profiles')
    .values({
      user_id: userId,
      company_id: found.companyId,
      role: found.role,
      business_mode: true,
      first_name: at > 0 ? name.slice(0, at) : '',
      last_name: name.slice(at + 1),
    })
    .execute();
  // Who follows the link reads the mails of the address.
  await trx.updateTable('users').set({ unconfirmed_account: false }).where('id', '=', userId).execute();
  await setAccountTask(trx, userId, 'CONFIRM_EMAIL', 'done');
  return true;
}

/** Makes the account of whoever is invited, and a member of it. Undefined where the invitation or the address is gone. */
export async function joinAsNew(
  { db, termsConsentRequired }: Pick<Services, 'db' | 'termsConsentRequired'>,
  token: string,
  email: string,
  passwordHash: string,
): Promise<Proof | undefined> {
  return db
    .transaction()
    .execute(async (trx) => {
      if (await findAccount(trx, email)) return undefined;
      const user = await insertAccount(trx, {
        email,
        passwordHash,
        hasPassword: true,
        emailsConsent: false,
        // By the page, which says so.
        termsAccepted: termsConsentRequired,
      });
      if (!user) return undefined;
      if (await joinIn(trx, token, user.userId)) return user;
      throw new InvitationGone();
    })
    .catch((error: unknown) => {
      if (error instanceof InvitationGone) return undefined;
      throw error;
    });
}

/** Undoes the account that was to be made. */
class InvitationGone extends Error {}
