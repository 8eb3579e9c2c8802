import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { forbidden } from './requireMember.ts';

/**
 * Changes of one company happen one after the other. A statement of its own: one that waits for a lock reads other tables as
 * they were before it waited. Throws FORBIDDEN where the company has just been deleted.
 */
export async function lockCompany(trx: Kysely<Database>, companyId: string): Promise<void> {
  const company = await trx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
  if (!company) throw forbidden('This call is for members of a company.');
}
