import type { Schema } from '@travel-shell/contract';
import type { Operation, OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { forbidden } from '../business/requireMember.ts';
import { FEATURES_OF_TIER } from '../business/tiers.ts';
import { changeCompany, lastChange } from './changeCompany.ts';

/** API-112, API-113. */
export function createCompanyFeatureOperations({ db }: Services) {
  const toggle =
    (isOn: boolean): Operation<'enableCompanyFeature' | 'disableCompanyFeature'> =>
    (request, reply) => {
      const { companyId } = request.member;
      const { feature } = request.body;
      return changeCompany(db, request, reply, {
        subject: 'FEATURES',
        values: ({ features }) => onOff(features),
        answer: (now) => ({ features: now.features, ...lastChange(now, 'FEATURES') }),
        async write(trx, { tier }) {
          if (!FEATURES_OF_TIER[tier].includes(feature)) {
            throw forbidden(`The tier ${tier} does not have the feature ${feature}.`);
          }
          const company = await trx
            .selectFrom('companies')
            .select('features')
            .where('id', '=', companyId)
            .executeTakeFirstOrThrow();
          const others = company.features.filter((name) => name !== feature);
          await trx
            .updateTable('companies')
            .set({ features: JSON.stringify(isOn ? [...others, feature] : others) })
            .where('id', '=', companyId)
            .execute();
        },
      });
    };
  return {
    enableCompanyFeature: toggle(true),
    disableCompanyFeature: toggle(false),
  } satisfies Partial<OperationHandlers>;
}

const onOff = (features: Schema<'FeatureToggles'>) =>
  Object.fromEntries(features.map(({ feature, enabled }) => [feature, enabled]));
