import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Role } from 'travel-shell-back-end/areas/business/roles.ts';
import type { Tier } from 'travel-shell-back-end/areas/business/tiers.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { SESSION_COOKIE } from 'travel-shell-back-end/http/sessions/RequestSessions.ts';
import { SESSION_LIFETIMES } from 'travel-shell-back-end/http/sessions/SessionLifetimes.ts';
import { SessionStore } from 'travel-shell-back-end/http/sessions/SessionStore.ts';
import { expect } from 'vitest';
import { Visitor } from '../../../testing/Visitor.ts';

export interface TestMember {
  userId: string;
  email: string;
  /** Signed in. */
  visitor: Visitor;
}

export interface TestCompany {
  id: string;
  name: string;
  admin: TestMember;
  traveler: TestMember;
}

/** A separate company for one test. Its people are signed in without a password, because checking one is slow. */
export async function createTestCompany(
  db: Kysely<Database>,
  origin: string,
  { tier = 'enterprise' as Tier, features = [] as string[] } = {},
): Promise<TestCompany> {
  const name = `Company ${randomUUID()}`;
  const { id } = await db
    .insertInto('companies')
    .values({ name, tier, features: JSON.stringify(features), logo_url: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    id,
    name,
    admin: await addMember(db, origin, id, 'ADMIN'),
    traveler: await addMember(db, origin, id, 'TRAVELER'),
  };
}

export async function addMember(
  db: Kysely<Database>,
  origin: string,
  companyId: string,
  role: Role,
): Promise<TestMember> {
  const user = await addAccount(db, origin);
  await db
    .insertInto('business_profiles')
    .values({
      user_id: user.userId,
      company_id: companyId,
      role,
      business_mode: true,
      booking_for_user_id: null,
    })
    .execute();
  return user;
}

/** From now on support acts as this member, whose company allows it. Returns the agent. */
export async function actAs(db: Kysely<Database>, origin: string, { userId }: TestMember): Promise<TestMember> {
  const agent = await addAccount(db, origin);
  await db.updateTable('users').set({ support_agent: true }).where('id', '=', agent.userId).execute();
  await db
    .updateTable('companies')
    .set({ impersonation_granted_at: sql<Date>`now()` })
    .where('id', 'in', (member) =>
      member.selectFrom('business_profiles').select('company_id').where('user_id', '=', userId),
    )
    .execute();
  await db.updateTable('sessions').set({ impersonator_id: agent.userId }).where('user_id', '=', userId).execute();
  return agent;
}

/** A user without a company. */
export async function addAccount(db: Kysely<Database>, origin: string): Promise<TestMember> {
  const email = `${randomUUID()}@example.com`;
  const { id: userId } = await db
    .insertInto('users')
    .values({
      login: email,
      password_hash: 'nobody signs in with a password here',
      account_name: `Test ${email.slice(0, 8)}`,
      account_email: email,
      display_email: email,
      img_url: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const visitor = new Visitor(origin);
  const session = await new SessionStore(db, SESSION_LIFETIMES).create({ userId, signInEpoch: 0 }, false, undefined, {
    browser: null,
    system: null,
    browser_hash: null,
  });
  const token = session?.token ?? expect.fail('no session');
  visitor.cookies.set(SESSION_COOKIE, token);
  // The cookie of a site with https.
  visitor.cookies.set(`__Host-${SESSION_COOKIE}`, token);
  return { userId, email, visitor };
}
