import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@travel-shell/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { DECISION_LIFETIME_SECONDS } from './consentCookies.ts';
import type { ConsentKind, ConsentValues } from './consentTables.ts';
import type { ConsentVisitor, NamedVisitor } from './consentVisitor.ts';

/** Version and language of the text the visitor saw. */
export type ConsentText = Schema<'ConsentText'>;

export interface ConsentRecord<K extends ConsentKind = ConsentKind> {
  /** Rises with each record. */
  id: string;
  publicId: string;
  kind: K;
  value: ConsentValues[K];
  visitorHash: string;
  /** Whether it belongs to the visitor's account, not just to this browser. */
  userId: string | null;
  wasTakenOver: boolean;
  text: ConsentText | null;
  time: Date;
  ageSeconds: number;
}

/** These expire and are asked again; the others are permanent (CNS-043, CNS-046). */
const LIFETIMES: Partial<Record<ConsentKind, number>> = {
  cookies: DECISION_LIFETIME_SECONDS,
  tcf: DECISION_LIFETIME_SECONDS,
};

/** A choice made again within this time of the first is a retry, not a confirmation. */
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
  const row = await newestOfKind(db, kind)
    .where((eb) => {
      if (userId === null) return eb('visitor_hash', '=', visitorHash as string);
      const ofBrowser = eb.and([eb('visitor_hash', '=', visitorHash ?? ''), eb('user_id', 'is', null)]);
      return eb.or([eb('user_id', '=', userId), ofBrowser]);
    })
    .executeTakeFirst();
  return row ? toRecord<K>(row) : null;
}

/** The newest valid record of a kind; add a condition about whose. */
export function newestOfKind(db: Kysely<Database>, kind: ConsentKind) {
  const lifetime = LIFETIMES[kind];
  return db
    .selectFrom('consent_records')
    .selectAll()
    .select(sql<number>`floor(extract(epoch from now() - created_at))::integer`.as('age_seconds'))
    .where('kind', '=', kind)
    .$if(lifetime !== undefined, (query) =>
      query.where('created_at', '>', sql<Date>`now() - make_interval(secs => ${lifetime})`),
    )
    .orderBy('id', 'desc')
    .limit(1);
}

type Row = Awaited<ReturnType<ReturnType<typeof newestOfKind>['executeTakeFirstOrThrow']>>;

export const toRecord = <K extends ConsentKind>(row: Row): ConsentRecord<K> => ({
  id: row.id,
  publicId: row.public_id,
  kind: row.kind as K,
  value: row.value as ConsentValues[K],
  visitorHash: row.visitor_hash,
  userId: row.user_id,
  wasTakenOver: row.was_taken_over,
  text: row.text_version === null ? null : { version: row.text_version, locale: row.text_locale ?? '' },
  time: row.created_at,
  ageSeconds: row.age_seconds,
});

/** Adds a record derived from the valid one, and returns its value. */
export type AddRecord = <K extends ConsentKind>(
  kind: K,
  decide: (before: ConsentValues[K] | null) => ConsentValues[K],
) => Promise<ConsentValues[K]>;

/** The text that a decision was made on, and its time. */
export interface Circumstances {
  text?: ConsentText | undefined;
  /** For one that could not be sent when it was made. */
  secondsAgo?: number | undefined;
}

/**
 * Adds all records of one decision, or none. The same choice again adds nothing unless it restarts the lifetime or
 * answers another text; nor does one that is older than the newest record, whose value is returned then. Choices of one
 * visitor are serialized.
 */
export function addRecords<T>(
  db: Kysely<Database>,
  visitor: NamedVisitor,
  { text, secondsAgo = 0 }: Circumstances,
  write: (add: AddRecord) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx, visitor);
    return write(async (kind, decide) => {
      const newest = await newestRecord(trx, visitor, kind);
      if (newest && secondsAgo > 0 && newest.ageSeconds < secondsAgo) return newest.value;
      const value = decide(newest?.value ?? null);
      if (newest && saysTheSame(newest, visitor, value, { text, secondsAgo })) return value;
      await trx
        .insertInto('consent_records')
        .values({
          visitor_hash: visitor.visitorHash,
          user_id: visitor.userId,
          kind,
          value: JSON.stringify(value),
          text_version: text?.version ?? null,
          text_locale: text?.locale ?? null,
          ...(secondsAgo > 0 && { created_at: sql<Date>`now() - make_interval(secs => ${secondsAgo})` }),
        })
        .execute();
      return value;
    });
  });
}

function saysTheSame(
  newest: ConsentRecord,
  visitor: NamedVisitor,
  value: ConsentValues[ConsentKind],
  { text, secondsAgo }: Circumstances & { secondsAgo: number },
): boolean {
  if (newest.userId !== visitor.userId || !isDeepStrictEqual(newest.value, value)) return false;
  if (text && !isDeepStrictEqual(newest.text, text)) return false;
  return LIFETIMES[newest.kind] === undefined || newest.ageSeconds - secondsAgo < RETRY_SECONDS;
}

/** Until the end of the transaction, no other choice of this visitor is stored. */
export const takeTurn = (trx: Transaction<Database>, { visitorHash, userId }: NamedVisitor) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`consent ${userId ?? visitorHash}`}, 0))`.execute(trx);
