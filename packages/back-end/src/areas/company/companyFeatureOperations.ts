import type { Schema } from '@travel-shell/contract';
import type { OperationHandlers, OperationRequest } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { forbidden } from '../business/requireMember.ts';
import { FEATURES_OF_TIER } from '../business/tiers.ts';
import { featureToggles } from './featureToggles.ts';

/** API-112, API-113. */
export function createCompanyFeatureOperations(services: Services) {
  const toggle = async (
    request: OperationRequest<'enableCompanyFeature' | 'disableCompanyFeature'>,
    isOn: boolean,
  ): Promise<Schema<'CompanyFeatures'>> => {
    const { companyId } = request.member;
    const { feature } = request.body;
    return services.db.transaction().execute(async (trx) => {
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
    enableCompanyFeature: (request) => toggle(request, true),
    disableCompanyFeature: (request) => toggle(request, false),
  } satisfies Partial<OperationHandlers>;
}
