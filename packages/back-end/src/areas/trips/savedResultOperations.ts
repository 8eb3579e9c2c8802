import type { Schema } from '@travel-shell/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { lockAccount } from '../auth/lockAccount.ts';
import { MOST_SAVED, readSavedForLater } from './readSavedForLater.ts';

/** Saves results for later and removes them (TRP-O10). Both answer what is saved then. */
export function createSavedResultOperations(services: Services) {
  const { db } = services;
  return {
    async saveResultForLater(request): Promise<Schema<'SavedForLater'>> {
      const { userId } = request.session;
      const { resultId } = request.params;
      const result = request.body;
      if (result.resultId !== resultId) {
        throw new ApiError(
          400,
          'VALIDATION_ERROR',
          `The result in the body is ${result.resultId}, not ${resultId}.`,
          'This could not be saved.',
        );
      }
      const saved = { is_saved: true, result: JSON.stringify(result), saved_at: sql<Date>`now()` };
      await db.transaction().execute(async (trx) => {
        await lockAccount(trx, userId);
        await refuseTooMany(trx, userId, resultId);
        await trx
          .insertInto('saved_results')
          .values({ user_id: userId, result_id: resultId, ...saved })
          .onConflict((conflict) => conflict.columns(['user_id', 'result_id']).doUpdateSet(saved))
          .execute();
      });
      return { savedForLater: await readSavedForLater(db, userId) };
    },

    async removeSavedResult(request): Promise<Schema<'SavedForLater'>> {
      const { userId } = request.session;
      const { resultId } = request.params;
      await db.deleteFrom('saved_results').where('user_id', '=', userId).where('result_id', '=', resultId).execute();
      return { savedForLater: await readSavedForLater(db, userId) };
    },
  } satisfies Partial<OperationHandlers>;
}

/** Throws TOO_MANY_SAVED_RESULTS. What is saved already may be saved again. */
async function refuseTooMany(db: Transaction<Database>, userId: string, resultId: string): Promise<void> {
  const { count } = await db
    .selectFrom('saved_results')
    .select((of) => of.fn.countAll<string | number>().as('count'))
    .where('user_id', '=', userId)
    .where('result_id', '<>', resultId)
    .executeTakeFirstOrThrow();
  if (Number(count) < MOST_SAVED) return;
  throw new ApiError(
    409,
    'TOO_MANY_SAVED_RESULTS',
    `An account keeps at most ${MOST_SAVED} results for later.`,
    'You cannot save any more. Please remove something first.',
  );
}
