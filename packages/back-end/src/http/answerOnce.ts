import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { Time } from '../database/Time.ts';

/** Calls with an `Idempotency-Key`, and what they have answered. */
export interface AnsweredCallTable {
  user_id: string;
  /** A hash of operation and key. */
  key: string;
  /** JSON. */
  answer: string;
  created_at: Time;
}

declare module '../database/Database.ts' {
  interface Database {
    answered_calls: AnsweredCallTable;
  }
}

/**
 * Does the work of a call once, in the transaction that does it: a retry after an answer that was lost on the way gets the same
 * answer. Without `Idempotency-Key` each call is one of its own.
 */
export async function answerOnce<T>(
  trx: Transaction<Database>,
  { headers, routeOptions }: Pick<FastifyRequest, 'headers' | 'routeOptions'>,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  const given = headers['idempotency-key'];
  if (typeof given !== 'string' || given === '') return work();
  const call = { user_id: userId, key: createHash('sha256').update(`${routeOptions.url} ${given}`).digest('hex') };
  // Waits for one that is under way.
  const begun = await trx
    .insertInto('answered_calls')
    .values({ ...call, answer: 'null' })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  const ofCall = trx.selectFrom('answered_calls').where('user_id', '=', call.user_id).where('key', '=', call.key);
  if (!begun) return JSON.parse((await ofCall.select('answer').executeTakeFirstOrThrow()).answer);
  const answer = await work();
  await trx
    .updateTable('answered_calls')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('user_id', '=', call.user_id)
    .where('key', '=', call.key)
    .execute();
  return answer;
}
