import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { allowSeconds } from '../../database/allowSeconds.ts';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { Member } from '../../http/Member.ts';
import type { Services } from '../../http/Services.ts';
import { hashToken } from '../../http/sessions/SessionStore.ts';
import { endImpersonations } from '../business/impersonation.ts';
import { lockCompany } from '../business/lockCompany.ts';
import { composeMail } from '../mail/composeMail.ts';
import { nameInMail } from '../mail/textInMail.ts';

/** The page the mail links to; the link's values are the query. */
export const DELETION_PATH = '/business/company/delete';

/** With tens of thousands of members and a million rows of the log it takes a minute. */
const DELETION_SECONDS = 600;

const LINK_LIFETIME_HOURS = 24;
/** Minimum time between two mails to the same company. */
const MAIL_INTERVAL_SECONDS = 60;

/** The values of API-092. */
interface DeletionLink {
  confirmationCode: string;
  requestTime: number;
  token: string;
}

/** Mails the member a link that deletes the company. Throws TOO_MANY_REQUESTS when one was just sent. */
export async function mailDeletionLink({ db, mail }: Services, member: Member, origin: string): Promise<void> {
  const confirmationCode = randomBytes(16).toString('hex');
  // Random with a stored hash, not signed: the signing key would be in the same database.
  const token = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (trx) => {
    const requestTime = await storeRequest(trx, member, confirmationCode, token);
    const { email, company } = await trx
      .selectFrom('business_profiles as profile')
      .innerJoin('users', 'users.id', 'profile.user_id')
      .innerJoin('companies', 'companies.id', 'profile.company_id')
      .select(['users.account_email as email', 'companies.name as company'])
      .where('profile.user_id', '=', member.userId)
      .executeTakeFirstOrThrow();
    const query = new URLSearchParams({ confirmationCode, requestTime: `${requestTime}`, token });
    await mail.send(deletionMail(email, nameInMail(company), `${origin}${DELETION_PATH}?${query}`), trx);
  });
}

async function storeRequest(trx: Kysely<Database>, member: Member, confirmationCode: string, token: string) {
  const request = {
    requested_by: member.userId,
    confirmation_code: confirmationCode,
    token_hash: hashToken(token),
    // With the same precision as in the link.
    requested_at: sql<Date>`date_trunc('milliseconds', now())`,
  };
  const longAgo = sql<Date>`now() - make_interval(secs => ${MAIL_INTERVAL_SECONDS})`;
  const stored = await trx
    .insertInto('company_deletion_requests')
    .values({ company_id: member.companyId, ...request })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet(request).where('company_deletion_requests.requested_at', '<', longAgo),
    )
    .returning('requested_at')
    .executeTakeFirst();
  if (!stored) throw tooSoon();
  return stored.requested_at.getTime();
}

/** Deletes the company of the member who requested this link. Throws NOT_FOUND when the link is invalid. */
export async function deleteCompanyByLink(services: Services, member: Member, link: DeletionLink): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    // First, as support that begins to act as a member waits for it.
    await lockCompany(trx, member.companyId);
    const asked = await trx
      .selectFrom('company_deletion_requests')
      .select(['confirmation_code', 'token_hash', 'requested_at'])
      .where('company_id', '=', member.companyId)
      .where('requested_by', '=', member.userId)
      .where('requested_at', '>', sql<Date>`now() - make_interval(hours => ${LINK_LIFETIME_HOURS})`)
      .forUpdate()
      .executeTakeFirst();
    const isGood =
      asked &&
      asked.confirmation_code === link.confirmationCode &&
      asked.requested_at.getTime() === link.requestTime &&
      timingSafeEqual(Buffer.from(asked.token_hash), Buffer.from(hashToken(link.token)));
    if (!isGood) throw linkOver();
    // Support had access through the company, so its sessions end with it.
    await endImpersonations(services, trx, member.companyId);
    await allowSeconds(trx, DELETION_SECONDS);
    // All data of the company references this row and is deleted with it, except its members' accounts.
    await trx.deleteFrom('companies').where('id', '=', member.companyId).execute();
  });
}

const tooSoon = () =>
  new ApiError(
    429,
    'TOO_MANY_REQUESTS',
    `The last mail was sent less than ${MAIL_INTERVAL_SECONDS} seconds ago.`,
    'A mail is on its way already. Please wait a minute before you ask for another one.',
    { 'retry-after': String(MAIL_INTERVAL_SECONDS) },
  );

const linkOver = () =>
  new ApiError(
    404,
    'NOT_FOUND',
    'There is no such request to delete this company, or it has expired.',
    'This link is not valid any more. Please ask for a new one.',
  );

const deletionMail = (to: string, company: string, url: string) =>
  composeMail({
    to,
    kind: 'company-deletion',
    subject: `Delete ${company}?`,
    paragraphs: [
      `You asked to delete the company ${company} with its settings, policies, roles and logo.`,
      'The people in it keep their accounts and travel privately from then on. This cannot be undone.',
    ],
    action: { label: 'Delete the company', url },
    footnote: `The link works once, for ${LINK_LIFETIME_HOURS} hours, and only while you are signed in as the person who asked. If that was not you, do nothing.`,
  });
