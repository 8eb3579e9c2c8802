import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/Database.ts';
import { DECISION_LIFETIME_SECONDS } from './consentCookies.ts';
import type { ConsentKind, ConsentValues } from './consentTables.ts';
import type { ConsentVisitor, NamedVisitor } from './consentVisitor.ts';

export interface ConsentRecord<K extends ConsentKind> {
  value: ConsentValues[K];
  /** Whether it belongs to the visitor's account, not just to this browser. */
  userId: string | null;
  ageSeconds: number;
}

/** These expire and are asked again; the others are permanent (CNS-043, CNS-046). */
const LIFETIMES: Partial<Record<ConsentKind, number>> = {
  cookies: DECISION_LIFETIME_SECONDS,
  tcf: DECISION_LIFETIME_SECONDS,
};

/** The same choice again within this time is a retry, not a confirmation. */
const RETRY_SECONDS = 60;

/**
 * The valid record: the newest of this visitor.
 *
 * Signed in, this includes the account's records from all devices and this browser's signed-out ones, but never those
 * of another account in this browser. Signed out, it includes all records of this browser.
 */
export async function newestRecord<K extends ConsentKind>(
  db: Kysely<Database>,
  { visitorHash, userId }: ConsentVisitor,
  kind: K,
): Promise<ConsentRecord<K> | null> {
  if (visitorHash === null && userId === null) return null;
  const lifetime = LIFETIMES[kind];
  const row = await db
    .selectFrom('consent_records')
    .select(['value', 'user_id'])
    .select(sql<number>`floor(extract(epoch from now() - created_at))::integer`.as('age_seconds'))
    .where('kind', '=', kind)
    .$if(lifetime !== undefined, (query) =>
      query.where('created_at', '>', sql<Date>`now() - make_interval(secs => ${lifetime})`),
    )
    .where((eb) => {
      if (userId === null) return eb('visitor_hash', '=', visitorHash as string);
      const ofBrowser = eb.and([eb('visitor_hash', '=', visitorHash ?? ''), eb('user_id', 'is', null)]);
      return eb.or([eb('user_id', '=', userId), ofBrowser]);
    })
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return { value: row.value as ConsentValues[K], userId: row.user_id, ageSeconds: row.age_seconds };
}

/**
 * Adds a record derived from the currently valid one. The same choice again adds nothing unless it restarts the
 * lifetime. Choices of one visitor are serialized.
 */
export function addRecord<K extends ConsentKind>(
  db: Kysely<Database>,
  visitor: NamedVisitor,
  kind: K,
  decide: (before: ConsentValues[K] | null) => ConsentValues[K],
): Promise<ConsentValues[K]> {
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx, visitor);
    const newest = await newestRecord(trx, visitor, kind);
    const value = decide(newest?.value ?? null);
    if (newest && saysTheSame(newest, visitor, kind, value)) return value;
    await trx
      .insertInto('consent_records')
      .values({
        visitor_hash: visitor.visitorHash,
        user_id: visitor.userId,
        kind,
        value: JSON.stringify(value),
      })
      .execute();
    return value;
  });
}

function saysTheSame<K extends ConsentKind>(
  newest: ConsentRecord<K>,
  visitor: NamedVisitor,
  kind: K,
  value: ConsentValues[K],
): boolean {
  if (newest.userId !== visitor.userId || !isDeepStrictEqual(newest.value, value)) return false;
  return LIFETIMES[kind] === undefined || newest.ageSeconds < RETRY_SECONDS;
}

const takeTurn = (trx: Transaction<Database>, { visitorHash, userId }: NamedVisitor) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`consent ${userId ?? visitorHash}`}, 0))`.execute(trx);
