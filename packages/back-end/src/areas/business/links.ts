import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { inSeconds } from '../../database/inSeconds.ts';
import { hashToken } from '../../http/sessions/SessionStore.ts';
import type { BusinessLinkTable } from './businessTables.ts';
import { setAccountTask } from './onboarding.ts';

export type LinkKind = BusinessLinkTable['kind'];

export interface BusinessLink {
  kind: LinkKind;
  userId: string;
  companyId: string;
}

const LIFETIME_SECONDS: Record<LinkKind, number> = {
  confirmProfile: 3 * 24 * 3600,
  confirmCompany: 3 * 24 * 3600,
  businessMode: 5 * 60,
  personalMode: 5 * 60,
};

/** Creates a URL path that performs one action for one person until it expires. */
export async function createLink(db: Kysely<Database>, { kind, userId, companyId }: BusinessLink): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = inSeconds(LIFETIME_SECONDS[kind]);
  await db
    .insertInto('business_links')
    .values({ token_hash: hashToken(token), kind, user_id: userId, company_id: companyId, expires_at: expiresAt })
    .execute();
  return `/business/link/${token}`;
}

/** The action of a URL, whoever it is for. */
export async function findLink(db: Kysely<Database>, token: string): Promise<BusinessLink | undefined> {
  return db
    .selectFrom('business_links')
    .select(['kind', 'user_id as userId', 'company_id as companyId'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Performs the URL's action and invalidates it. Null when it is invalid, or for somebody else. */
export async function followLink(db: Kysely<Database>, token: string, userId: string): Promise<BusinessLink | null> {
  return db.transaction().execute(async (trx) => {
    const link = await trx
      .deleteFrom('business_links')
      .where('token_hash', '=', hashToken(token))
      .where('user_id', '=', userId)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['kind', 'user_id as userId', 'company_id as companyId'])
      .executeTakeFirst();
    if (!link) return null;
    await apply(trx, link);
    return link;
  });
}

async function apply(trx: Kysely<Database>, { kind, userId, companyId }: BusinessLink): Promise<void> {
  const profile = trx
    .updateTable('business_profiles')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId);
  switch (kind) {
    case 'businessMode':
    case 'personalMode':
      await profile.set({ business_mode: kind === 'businessMode' }).execute();
      return;
    case 'confirmCompany':
      await trx.updateTable('companies').set({ confirmation_needed: false }).where('id', '=', companyId).execute();
      break;
    case 'confirmProfile':
      break;
  }
  // Following the mail's link shows access to the mailbox, which is all these confirmations need.
  await profile.set({ confirmation_needed: false }).execute();
  await trx.updateTable('users').set({ unconfirmed_account: false }).where('id', '=', userId).execute();
  await setAccountTask(trx, userId, 'CONFIRM_EMAIL', 'done');
}
