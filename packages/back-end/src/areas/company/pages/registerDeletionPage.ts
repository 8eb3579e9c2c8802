import type { FastifyInstance } from 'fastify';
import { currentFormToken } from '../../../http/formTokens.ts';
import type { Services } from '../../../http/Services.ts';
import { loginFor, protectedForm, show, text } from '../../../pages/pageParts.ts';
import { refuseSupport, requirePermission } from '../../business/requireMember.ts';
import { DELETION_PATH, deleteCompanyByLink } from '../companyDeletion.ts';

type Values = Record<'confirmationCode' | 'requestTime' | 'token', string>;
type Fields = Partial<Record<keyof Values, unknown>> | undefined;

const valuesOf = (fields: Fields): Values => ({
  confirmationCode: text(fields?.confirmationCode),
  requestTime: text(fields?.requestTime),
  token: text(fields?.token),
});

/** The page linked in the mail of API-089. It asks for confirmation, because mail scanners open every link. */
export function registerDeletionPage(pages: FastifyInstance, services: Services): void {
  pages.get<{ Querystring: Fields }>(DELETION_PATH, async (request, reply) => {
    const values = valuesOf(request.query);
    if (!(await services.sessions.read(request, reply))) {
      return reply.redirect(loginFor(`${DELETION_PATH}?${new URLSearchParams(values)}`), 303);
    }
    const member = await requirePermission(services, request, reply, 'COMPANY_SETTINGS_MANAGEMENT');
    refuseSupport(member);
    const { name } = await services.db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', member.companyId)
      .executeTakeFirstOrThrow();
    return show(reply, {
      title: `Delete ${name}?`,
      lead: 'Its settings, policies, roles and logo will be gone. Its people keep their accounts.',
      form: {
        path: DELETION_PATH,
        formToken: currentFormToken(request, reply),
        hidden: values,
        button: 'Delete the company',
      },
    });
  });

  pages.post<{ Body: Fields }>(DELETION_PATH, protectedForm(pages), async (request, reply) => {
    const member = await requirePermission(services, request, reply, 'COMPANY_SETTINGS_MANAGEMENT');
    refuseSupport(member);
    const { confirmationCode, requestTime, token } = valuesOf(request.body);
    await deleteCompanyByLink(services, member, { confirmationCode, requestTime: Number(requestTime), token });
    return show(reply, {
      title: 'The company is gone',
      lead: 'You travel privately from now on.',
      link: { href: '/', label: 'Go on' },
    });
  });
}
