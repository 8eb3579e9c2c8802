import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { type ConsentRecord, newestOfKind, newestRecord, toRecord } from './consentRecords.ts';
import type { ConsentKind } from './consentTables.ts';
import { type ConsentVisitor, readVisitor } from './consentVisitor.ts';

/** By the names visitors' pages use for them. */
const KINDS: Record<ConsentKind, Schema<'ConsentRecord'>['kind']> = {
  tcf: 'tcf',
  cookies: 'cookies',
  two_party: 'two-party',
  gdpr: 'data-transfer',
};

/** The operation that shows visitors their own choices. */
export function createOwnRecordOperations(services: Services) {
  const { db } = services;
  return {
    async getConsentRecords(request, reply): Promise<Schema<'ConsentRecords'>> {
      const visitor = await readVisitor(services, request, reply);
      const kinds = Object.keys(KINDS) as ConsentKind[];
      const newest = await Promise.all(kinds.map((kind) => newestRecord<ConsentKind>(db, visitor, kind)));
      const records = newest.filter((record) => record !== null).sort((a, b) => Number(b.id) - Number(a.id));
      return { records: records.map(toOwnRecord), differs: await findDifference(db, visitor, records) };
    },
  } satisfies Partial<OperationHandlers>;
}

const toOwnRecord = ({ publicId, kind, value, time, text }: ConsentRecord): Schema<'ConsentRecord'> => ({
  id: publicId,
  kind: KINDS[kind],
  // A record of the two-party dialog says only that the dialog was accepted.
  choices: 'given' in value ? {} : value,
  time: time.toISOString(),
  text,
});

/** The choice of this browser or of the account that does not count, where the two are not the same. */
async function findDifference(
  db: Kysely<Database>,
  visitor: ConsentVisitor,
  records: readonly ConsentRecord[],
): Promise<Schema<'ConsentDifference'> | null> {
  // The full framework first: its choice by category says less.
  const asked = records
    .filter(({ kind }) => kind === 'tcf' || kind === 'cookies')
    .sort((a) => (a.kind === 'tcf' ? -1 : 1));
  for (const record of asked) {
    const other = await findOther(db, visitor, record);
    if (other && !isDeepStrictEqual(choiceOf(other), choiceOf(record))) return { other: toOwnRecord(other) };
  }
  return null;
}

async function findOther(
  db: Kysely<Database>,
  { visitorHash, userId }: ConsentVisitor,
  { id, kind, visitorHash: madeIn, wasTakenOver }: ConsentRecord,
): Promise<ConsentRecord | null> {
  if (visitorHash === null || userId === null) return null;
  const isOfBrowser = madeIn === visitorHash;
  // Made here while signed in, so on purpose for the account.
  if (isOfBrowser && !wasTakenOver) return null;
  const row = await newestOfKind(db, kind)
    .where('id', '<', id)
    .where((eb) =>
      isOfBrowser
        ? eb('user_id', '=', userId)
        : eb.and([eb('visitor_hash', '=', visitorHash), eb('user_id', 'is', null)]),
    )
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Without the TC string, which has the time in it. */
function choiceOf({ value }: ConsentRecord): object {
  if (!('tcString' in value)) return value;
  const { tcString: _, ...lists } = value;
  return lists;
}
