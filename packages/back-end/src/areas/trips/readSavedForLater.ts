import type { Schema } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** Each answer has all of them, so there is an end. */
export const MOST_SAVED = 100;

/** The results that an account has saved for later, the latest first (STA-064). */
export async function readSavedForLater(db: Kysely<Database>, userId: string): Promise<Schema<'SavedForLaterTrip'>[]> {
  const rows = await db
    .selectFrom('saved_results')
    .select(['result', 'is_saved'])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('result_id')
    .limit(MOST_SAVED)
    .execute();
  return rows.map(({ result, is_saved }) => ({ resultData: result, savingState: { isSaved: is_saved } }));
}
