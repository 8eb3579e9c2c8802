import type { Schema } from '@travel-shell/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { Member } from '../../http/Member.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { logChange } from './companyLog.ts';
import { invite, resend, withdraw } from './invitations.ts';
import { lockCompany } from './lockCompany.ts';
import type { Permission } from './permissions.ts';
import { forbidden } from './requireMember.ts';
import { mayGive, permissionsOf, type Role } from './roles.ts';

/** Who is in a company: invitations, roles, and the end of a membership. */
export function createPeopleOperations(services: Services) {
  const { db, limits } = services;
  return {
    async invitePeople(request): Promise<Schema<'InvitationOutcomes'>> {
      const { member } = request;
      const { emails, role, localeCode = 'en-US' } = request.body;
      refuseHigherRole(member.permissions, role);
      await limits.begin('invitation', member.userId, request.ip);
      const outcomes: Schema<'InvitationOutcome'>[] = [];
      // One after the other, each in a transaction of its own: what was done stays done.
      for (const email of new Set(emails.map((each) => each.trim().toLowerCase()))) {
        outcomes.push({ email, outcome: await invite(services, request, member, email, { role, localeCode }) });
      }
      return { outcomes };
    },

    async resendInvitation(request, reply): Promise<void> {
      const { member, params } = request;
      await limits.beginMail('businessMail', `${member.userId} ${params.id}`, request.ip);
      if (!(await resend(services, request, member, params.id))) throw nobodyThere();
      reply.code(204);
    },

    async withdrawInvitation(request, reply): Promise<void> {
      if (!(await withdraw(db, request.member, request.params.id))) throw nobodyThere();
      reply.code(204);
    },

    async setMemberRole(request, reply): Promise<void> {
      const { role, formerRole } = request.body;
      await changeMember(db, request.member, 'ROLE_MANAGEMENT', request.params.id, async (trx, member, of) => {
        refuseHigherRole(member.permissions, role);
        refuseHigherRole(member.permissions, of.role);
        if (of.role !== formerRole) throw roleChanged(of.role);
        if (role === of.role) return;
        if (of.role === 'ADMIN') await refuseLastAdmin(trx, member.companyId);
        await trx.updateTable('business_profiles').set({ role }).where('user_id', '=', of.userId).execute();
        const changes = [{ field: 'role', before: of.role, after: role }];
        await logChange(trx, member, { subject: 'MEMBER', target: of.email, changes });
      });
      reply.code(204);
    },

    async removeMember(request, reply): Promise<void> {
      await changeMember(db, request.member, 'USER_MANAGEMENT', request.params.id, async (trx, member, of) => {
        refuseHigherRole(member.permissions, of.role);
        if (of.role === 'ADMIN') await refuseLastAdmin(trx, member.companyId);
        await logChange(trx, member, { subject: 'MEMBER', action: 'REMOVED', target: of.email, changes: [] });
        await trx
          .updateTable('business_profiles')
          .set({ booking_for_user_id: null })
          .where('company_id', '=', member.companyId)
          .where('booking_for_user_id', '=', of.userId)
          .execute();
        await trx.deleteFrom('business_profiles').where('user_id', '=', of.userId).execute();
      });
      reply.code(204);
    },
  } satisfies Partial<OperationHandlers>;
}

interface Changed {
  userId: string;
  email: string;
  role: Role;
}

/**
 * Changes a member with the company locked. Who asks is looked at again: of two administrators who remove each other at
 * once, the second is none any more.
 */
async function changeMember(
  db: Kysely<Database>,
  asked: Member,
  permission: Permission,
  userId: string,
  change: (trx: Transaction<Database>, member: Member, changed: Changed) => Promise<void>,
): Promise<void> {
  const { companyId } = asked;
  await db.transaction().execute(async (trx) => {
    await lockCompany(trx, companyId);
    const rows = await trx
      .selectFrom('business_profiles as profile')
      .innerJoin('users', 'users.id', 'profile.user_id')
      .select(['profile.user_id as userId', 'users.account_email as email', 'profile.role', 'profile.permissions'])
      .where('profile.company_id', '=', companyId)
      .where('profile.user_id', 'in', [asked.userId, userId])
      .execute();
    const self = rows.find((row) => row.userId === asked.userId);
    const permissions = self ? permissionsOf(self.role, self.permissions) : [];
    if (!permissions.includes(permission)) throw forbidden(`This call needs the permission ${permission}.`, permission);
    const changed = rows.find((row) => row.userId === userId);
    if (!changed) throw nobodyThere();
    await change(trx, { ...asked, permissions }, changed);
  });
}

async function refuseLastAdmin(trx: Kysely<Database>, companyId: string): Promise<void> {
  const admins = await trx
    .selectFrom('business_profiles')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'ADMIN')
    .limit(2)
    .execute();
  if (admins.length < 2) throw lastAdministrator();
}

/** Nobody gives, or takes from others, what they do not have themselves. Throws FORBIDDEN. */
function refuseHigherRole(permissions: readonly Permission[], role: Role): void {
  if (!mayGive(permissions, role))
    throw forbidden(`The role ${role} has permissions that you lack.`, 'ROLE_MANAGEMENT');
}

const nobodyThere = () =>
  new ApiError(404, 'NOT_FOUND', 'Nobody with this id is in the company.', 'This person is not there any more.');

const lastAdministrator = () =>
  new ApiError(
    409,
    'LAST_ADMINISTRATOR',
    'A company needs an administrator.',
    'This is the only administrator of your company. Make somebody else one first.',
  );

const roleChanged = (role: Role) =>
  new ApiError(
    409,
    'ROLE_CHANGED',
    `The role is ${role} by now.`,
    'Somebody else has changed this role in the meantime.',
  );
