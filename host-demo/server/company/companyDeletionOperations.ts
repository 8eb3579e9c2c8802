import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { ApiError } from '../ApiError.ts';
import { siteOrigin } from '../auth/siteOrigin.ts';
import { forbidden, type Member, requirePermission } from '../business/requireMember.ts';
import { composeMail } from '../mail/composeMail.ts';
import type { OperationHandlers } from '../operations.ts';
import type { Services } from '../Services.ts';
import { hashToken } from '../sessions/SessionStore.ts';

const LINK_LIFETIME_HOURS = 24;
/** Between two mails to the same company. */
const MAIL_INTERVAL_SECONDS = 60;

interface DeletionLink {
  confirmationCode: string;
  requestTime: number;
  token: string;
}

/** API-089, API-092: a company goes only by a link that was mailed to somebody who may delete it. */
export function createCompanyDeletionOperations(services: Services): Partial<OperationHandlers> {
  const { db, mail } = services;
  return {
    async sendCompanyDeletionEmail(request, reply) {
      const member = await requirePermission(services, request, reply, 'COMPANY_SETTINGS_MANAGEMENT');
      refuseImpersonation(member);
      const confirmationCode = randomBytes(16).toString('hex');
      // Random with its hash stored, not signed: the key of a signature would lie in the same database.
      const token = randomBytes(32).toString('base64url');
      await db.transaction().execute(async (trx) => {
        const row = {
          requested_by: member.userId,
          confirmation_code: confirmationCode,
          token_hash: hashToken(token),
          requested_at: sql<Date>`date_trunc('milliseconds', now())`,
        };
        const stored = await trx
          .insertInto('company_deletion_requests')
          .values({ company_id: member.companyId, ...row })
          .onConflict((conflict) =>
            conflict
              .column('company_id')
              .doUpdateSet(row)
              .where(
                'company_deletion_requests.requested_at',
                '<',
                sql<Date>`now() - make_interval(secs => ${MAIL_INTERVAL_SECONDS})`,
              ),
          )
          .returning('requested_at')
          .executeTakeFirst();
        if (!stored) throw tooSoon();
        const { account_email: to } = await trx
          .selectFrom('users')
          .select('account_email')
          .where('id', '=', member.userId)
          .executeTakeFirstOrThrow();
        const { name } = await trx
          .selectFrom('companies')
          .select('name')
          .where('id', '=', member.companyId)
          .executeTakeFirstOrThrow();
        const link = new URL('/business/company/delete', siteOrigin(services, request));
        link.search = new URLSearchParams({
          confirmationCode,
          requestTime: String(stored.requested_at.getTime()),
          token,
        }).toString();
        await mail.send(deletionMail(to, name, link.href), trx);
      });
      return reply.code(204).send();
    },

    async deleteCompany(request, reply) {
      const member = await requirePermission(services, request, reply, 'COMPANY_SETTINGS_MANAGEMENT');
      refuseImpersonation(member);
      const link = request.params as DeletionLink;
      await db.transaction().execute(async (trx) => {
        const asked = await trx
          .selectFrom('company_deletion_requests')
          .select(['confirmation_code', 'token_hash', 'requested_at'])
          .where('company_id', '=', member.companyId)
          .where('requested_by', '=', member.userId)
          .where('requested_at', '>', sql<Date>`now() - make_interval(hours => ${LINK_LIFETIME_HOURS})`)
          .forUpdate()
          .executeTakeFirst();
        const isRight =
          asked &&
          asked.confirmation_code === link.confirmationCode &&
          asked.requested_at.getTime() === link.requestTime &&
          timingSafeEqual(Buffer.from(asked.token_hash), Buffer.from(hashToken(link.token)));
        if (!isRight) {
          throw new ApiError(
            404,
            'NOT_FOUND',
            'There is no such request to delete this company, or it is over.',
            'This link is not valid any more. Please ask for a new one.',
          );
        }
        // Support came in through the company; without it they have no business in the accounts of its people.
        await trx
          .deleteFrom('sessions')
          .where('impersonator_id', 'is not', null)
          .where('user_id', 'in', (members) =>
            members.selectFrom('business_profiles').select('user_id').where('company_id', '=', member.companyId),
          )
          .execute();
        // Everything of the company hangs on this row and goes with it; the accounts of its members do not.
        await trx.deleteFrom('companies').where('id', '=', member.companyId).execute();
      });
      return reply.code(204).send();
    },
  };
}

/** Support helps with settings; ending a company is for its own people. */
function refuseImpersonation({ impersonatedBy }: Member): void {
  if (impersonatedBy) throw forbidden('Support may not delete a company.');
}

const tooSoon = () =>
  new ApiError(
    429,
    'TOO_MANY_REQUESTS',
    `The last mail was sent less than ${MAIL_INTERVAL_SECONDS} seconds ago.`,
    'A mail is on its way already. Please wait a minute before you ask for another one.',
    { 'retry-after': String(MAIL_INTERVAL_SECONDS) },
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
