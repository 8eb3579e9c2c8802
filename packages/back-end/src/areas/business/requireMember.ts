import type { Schema } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/ApiError.ts';
import type { Member } from '../../http/Member.ts';
import type { Services } from '../../http/Services.ts';
import { refuseActing } from '../../http/sessions/refuseActing.ts';
import { requireSession } from '../../http/sessions/requireSession.ts';
import type { Permission } from './permissions.ts';
import { permissionsOf } from './roles.ts';
import { FEATURES_OF_TIER } from './tiers.ts';

/**
 * The signed-in visitor as a member of a company, who is also kept with the request. Throws INVALID_SESSION when signed out, FORBIDDEN when the account is
 * in no company, MISSING_TWO_FACTOR_AUTHENTICATION when the company requires a second factor that this session has not
 * passed (ERR-010).
 */
export async function requireMember(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Member> {
  const { userId, impersonatorId } = await requireSession(services, request, reply);
  const member = await services.db
    .selectFrom('business_profiles as profile')
    .select(['profile.company_id', 'profile.role', 'profile.permissions'])
    .where('profile.user_id', '=', userId)
    .executeTakeFirst();
  if (!member) throw forbidden('This call is for members of a company.');
  request.member = {
    userId,
    companyId: member.company_id,
    role: member.role,
    permissions: permissionsOf(member.role, member.permissions),
    impersonatedBy: impersonatorId,
  };
  return request.member;
}

/**
 * The member, if they have the permission or one of the others; otherwise throws FORBIDDEN, naming the first. Also throws what `requireMember`
 * throws.
 */
export async function requirePermission(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  permission: Permission,
  others: readonly Permission[] = [],
): Promise<Member> {
  const member = await requireMember(services, request, reply);
  if (![permission, ...others].some((each) => member.permissions.includes(each))) {
    throw forbidden(`This call needs the permission ${permission}.`, permission);
  }
  return member;
}

/** Throws FORBIDDEN where the plan of the member's company lacks the feature, as its page does. */
export async function requireFeature(
  { db }: Services,
  { companyId }: Member,
  feature: Schema<'DashboardFeature'>,
): Promise<void> {
  const company = await db.selectFrom('companies').select('tier').where('id', '=', companyId).executeTakeFirst();
  if (company && FEATURES_OF_TIER[company.tier].includes(feature)) return;
  throw forbidden(`This call needs the feature ${feature}, which the company's plan does not have.`);
}

/** @param permission that is missing */
export const forbidden = (description: string, permission?: Permission): ApiError =>
  new ApiError(
    403,
    'FORBIDDEN',
    description,
    'You are not allowed to do this.',
    {},
    {
      error: permission ? { permission } : {},
    },
  );

/** Rejects support that acts as a member: some decisions are the company's own. Throws NOT_WHILE_ACTING. */
export const refuseSupport = ({ impersonatedBy }: Member): void => refuseActing({ impersonatorId: impersonatedBy });
