import { siteOrigin } from '../auth/siteOrigin.ts';
import { refuseSupport, requirePermission } from '../business/requireMember.ts';
import type { OperationHandlers } from '../OperationHandlers.ts';
import type { Services } from '../Services.ts';
import { type DeletionLink, deleteCompanyByLink, mailDeletionLink } from './companyDeletion.ts';

/** API-089, API-092: a company is deleted only by a link mailed to someone who may delete it. */
export function createCompanyDeletionOperations(services: Services): Partial<OperationHandlers> {
  return {
    async sendCompanyDeletionEmail(request, reply): Promise<void> {
      const member = await requirePermission(services, request, reply, 'COMPANY_SETTINGS_MANAGEMENT');
      refuseSupport(member);
      await mailDeletionLink(services, member, siteOrigin(services, request));
      reply.code(204);
    },

    async deleteCompany(request, reply): Promise<void> {
      const member = await requirePermission(services, request, reply, 'COMPANY_SETTINGS_MANAGEMENT');
      refuseSupport(member);
      await deleteCompanyByLink(services.db, member, request.params as DeletionLink);
      reply.code(204);
    },
  };
}
