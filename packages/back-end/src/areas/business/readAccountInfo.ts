import type { Schema } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { userRole } from './roles.ts';

/** A member's own business profile (API-078). */
export async function readAccountInfo(db: Kysely<Database>, userId: string): Promise<Schema<'BusinessAccountInfo'>> {
  const { role, ...row } = await db
    .selectFrom('business_profiles as profile')
    .innerJoin('users', 'users.id', 'profile.user_id')
    .innerJoin('companies as company', 'company.id', 'profile.company_id')
    .select([
      'users.account_email as email',
      'profile.first_name as firstName',
      'profile.last_name as lastName',
      'profile.job_title as jobTitle',
      'profile.phone_number as phoneNumber',
      'profile.staff_class as staffClassDescription',
      'profile.locale_code as localeCode',
      'profile.allows_booking_by_others as allowsBookingByOthers',
      'profile.keywords',
      'profile.role',
      'company.name as companyName',
      'company.tier',
      'company.demo_status as demoRequestStatus',
    ])
    .where('profile.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...row, role: userRole(role) };
}
