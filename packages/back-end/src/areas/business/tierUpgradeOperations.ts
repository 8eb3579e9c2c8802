import type { Schema } from '@travel-shell/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { Member } from '../../http/Member.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { composeMail } from '../mail/composeMail.ts';
import { nameInMail } from '../mail/textInMail.ts';
import { changedFields, logChange } from './companyLog.ts';
import { lockCompany } from './lockCompany.ts';
import { FEATURES_OF_TIER, isHigherTier, type Tier } from './tiers.ts';

type TierUpgrade = Schema<'TierUpgrade'>;

/** API-118, API-119. */
export function createTierUpgradeOperations(services: Services) {
  return {
    async upgradeTier(request): Promise<TierUpgrade> {
      const member = request.member;
      const { tier } = request.body;
      return services.db.transaction().execute(async (trx) => {
        await lockCompany(trx, member.companyId);
        const before = await readTierUpgrade(trx, member.companyId);
        await upgrade(services, trx, member, tier);
        const after = await readTierUpgrade(trx, member.companyId);
        await logChange(trx, member, { subject: 'TIER', changes: changedFields(before, after) });
        return after;
      });
    },

    async getTierUpgradeStatus(request): Promise<TierUpgrade> {
      const { companyId } = request.member;
      return readTierUpgrade(services.db, companyId);
    },
  } satisfies Partial<OperationHandlers>;
}

/** The last upgrade a company asked for, with the tier it has now. */
export async function readTierUpgrade(db: Kysely<Database>, companyId: string): Promise<TierUpgrade> {
  const { tier } = await db
    .selectFrom('companies')
    .select('tier')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom('tier_upgrades')
    .select(['to_tier', 'status'])
    .where('company_id', '=', companyId)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return { tier, requestedTier: null, status: 'NONE' };
  return { tier, requestedTier: last.to_tier, status: last.status === 'pending' ? 'PENDING' : 'COMPLETED' };
}

/** With the company locked, so that a double click is one upgrade. */
async function upgrade(services: Services, trx: Kysely<Database>, { companyId, userId }: Member, to: Tier) {
  const company = await trx
    .selectFrom('companies')
    .select(['name', 'tier', 'features'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const waiting = await trx
    .selectFrom('tier_upgrades')
    .select(['id', 'to_tier'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (waiting?.to_tier === to) return;
  if (!isHigherTier(to, company.tier)) {
    // Repeating a request that was granted at once is not an error.
    const last = await readTierUpgrade(trx, companyId);
    if (last.tier === to && last.requestedTier === to) return;
    throw notHigher(`The company has the tier ${company.tier}, which ${to} is not above.`);
  }
  if (waiting && !isHigherTier(to, waiting.to_tier)) {
    throw notHigher(`The company waits for the tier ${waiting.to_tier}, which ${to} is not above.`);
  }
  const isImmediate = to === 'bizPlus';
  await trx
    .insertInto('tier_upgrades')
    .values({
      company_id: companyId,
      from_tier: company.tier,
      to_tier: to,
      status: isImmediate ? 'completed' : 'pending',
      requested_by: userId,
      completed_at: isImmediate ? sql<Date>`now()` : null,
    })
    .execute();
  if (isImmediate) await setTier(trx, companyId, company, to);
  else await services.mail.send(enterpriseMail(services.staffMail.sales, nameInMail(company.name)), trx);
}

/** Switches on the features of the new tier; those switched off before stay off. */
async function setTier(trx: Kysely<Database>, id: string, from: { tier: Tier; features: string[] }, to: Tier) {
  const added = FEATURES_OF_TIER[to].filter((feature) => !FEATURES_OF_TIER[from.tier].includes(feature));
  await trx
    .updateTable('companies')
    .set({ tier: to, features: JSON.stringify([...new Set([...from.features, ...added])]) })
    .where('id', '=', id)
    .execute();
}

const enterpriseMail = (to: string, companyName: string) =>
  composeMail({
    to,
    kind: 'tier-upgrade',
    subject: `${companyName} asks for the enterprise plan`,
    paragraphs: [`${companyName} would like to move to the enterprise plan. Please call them.`],
  });

const notHigher = (description: string) =>
  new ApiError(409, 'TIER_NOT_HIGHER', description, 'Your company already has this plan or a better one.');
