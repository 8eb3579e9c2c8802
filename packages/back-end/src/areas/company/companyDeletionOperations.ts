import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { siteOrigin } from '../auth/siteOrigin.ts';
import { deleteCompanyByLink, mailDeletionLink } from './companyDeletion.ts';

/** API-089, API-092: a company is deleted only by a link mailed to someone who may delete it. */
export function createCompanyDeletionOperations(services: Services) {
  return {
    async sendCompanyDeletionEmail(request, reply): Promise<void> {
      await mailDeletionLink(services, request.member, siteOrigin(services, request));
      reply.code(204);
    },

    async deleteCompany(request, reply): Promise<void> {
      await deleteCompanyByLink(services, request.member, request.params);
      reply.code(204);
    },
  } satisfies Partial<OperationHandlers>;
}
