import type { FastifyRequest } from 'fastify';
import type { Member } from '../../http/Member.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { sendConfirmationMail } from '../business/mails.ts';
import { forbidden, requireMember } from '../business/requireMember.ts';
import { permissionsOf } from '../business/roles.ts';

/** API-090, API-091. The responses do not reveal whether a mail was sent, so they reveal nothing about an address. */
export function createCompanyConfirmationOperations(services: Services) {
  return {
    async sendCompanyConfirmation(request, reply): Promise<void> {
      const member = await requireMember(services, request, reply);
      const email = request.query.userEmail.toLowerCase();
      await services.limits.beginMail('businessMail', `${member.userId} ${email}`, request.ip);
      const { account_email: own } = await services.db
        .selectFrom('users')
        .select('account_email')
        .where('id', '=', member.userId)
        .executeTakeFirstOrThrow();
      if (email !== own.toLowerCase() && !member.permissions.includes('USER_MANAGEMENT')) {
        throw forbidden("Another member's address needs the permission USER_MANAGEMENT.", 'USER_MANAGEMENT');
      }
      await sendTo(services, request, member, email);
      reply.code(204);
    },

    async sendBizPlusConfirmation(request, reply): Promise<void> {
      const member = await requireMember(services, request, reply);
      const { account_email: own } = await services.db
        .selectFrom('users')
        .select('account_email')
        .where('id', '=', member.userId)
        .executeTakeFirstOrThrow();
      await services.limits.beginMail('businessMail', `${member.userId} ${own.toLowerCase()}`, request.ip);
      await sendTo(services, request, member, own.toLowerCase());
      reply.code(204);
    },
  } satisfies Partial<OperationHandlers>;
}

/** Only to members of the same company. Settings managers confirm the company, others their own profile. */
async function sendTo(services: Services, request: FastifyRequest, { companyId }: Member, email: string) {
  const target = await services.db
    .selectFrom('business_profiles as profile')
    .innerJoin('users', 'users.id', 'profile.user_id')
    .innerJoin('companies as company', 'company.id', 'profile.company_id')
    .select(['profile.user_id', 'profile.role', 'profile.permissions', 'company.confirmation_needed'])
    .where('profile.company_id', '=', companyId)
    .where((of) => of(of.fn<string>('lower', ['users.account_email']), '=', email))
    .executeTakeFirst();
  if (!target) return;
  const confirmsCompany =
    target.confirmation_needed &&
    permissionsOf(target.role, target.permissions).includes('COMPANY_SETTINGS_MANAGEMENT');
  const kind = confirmsCompany ? 'confirmCompany' : 'confirmProfile';
  await sendConfirmationMail(services, request, { kind, userId: target.user_id, companyId });
}
