import type { Schema } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden, requirePermission } from '../business/requireMember.ts';
import { FEATURES_OF_TIER } from '../business/tiers.ts';
import type { OperationHandlers } from '../OperationHandlers.ts';
import type { Services } from '../Services.ts';
import { featureToggles } from './featureToggles.ts';

/** API-112, API-113. */
export function createCompanyFeatureOperations(services: Services): Partial<OperationHandlers> {
  const toggle = async (request: FastifyRequest, reply: FastifyReply, isOn: boolean) => {
    const { companyId } = await requirePermission(services, request, reply, 'COMPANY_SETTINGS_MANAGEMENT');
    const { feature } = request.body as Schema<'CompanyFeatureForm'>;
    return services.db.transaction().execute(async (trx): Promise<Schema<'CompanyFeatures'>> => {
      // Locked, so that two switches at once do not lose one.
      const company = await trx
        .selectFrom('companies')
        .select(['tier', 'features'])
        .where('id', '=', companyId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (!FEATURES_OF_TIER[company.tier].includes(feature)) {
        throw forbidden(`The tier ${company.tier} does not have the feature ${feature}.`);
      }
      const others = company.features.filter((name) => name !== feature);
      const features = isOn ? [...others, feature] : others;
      await trx
        .updateTable('companies')
        .set({ features: JSON.stringify(features) })
        .where('id', '=', companyId)
        .execute();
      return { features: featureToggles(company.tier, features) };
    });
  };
  return {
    enableCompanyFeature: (request, reply) => toggle(request, reply, true),
    disableCompanyFeature: (request, reply) => toggle(request, reply, false),
  };
}
