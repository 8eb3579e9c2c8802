import { type Kysely, sql } from 'kysely';
import { ApiError } from '../ApiError.ts';
import type { Database } from '../database/Database.ts';

/** Limit of different metric names per day. Anyone may send them, so the number has to be bounded. */
export const MAX_METRICS_A_DAY = 1000;

/** Adds a value to today's count, sum and range of a metric. Throws TOO_MANY_REQUESTS. */
export async function countUiMetric(db: Kysely<Database>, type: string, name: string, value: number): Promise<void> {
  const { count } = await db
    .selectFrom('ui_metrics')
    .select((of) => of.fn.countAll<string | number>().as('count'))
    .where(sql<boolean>`day = ${TODAY}`)
    .where((or) => or.not(or.and({ type, name })))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_METRICS_A_DAY) {
    throw new ApiError(
      429,
      'TOO_MANY_REQUESTS',
      `There are ${MAX_METRICS_A_DAY} different measurements today already; ${type}/${name} is not counted.`,
      'Too many attempts. Please try again tomorrow.',
      { 'retry-after': '3600' },
    );
  }
  await db
    .insertInto('ui_metrics')
    .values({ day: TODAY, type, name, sum: value, lowest: value, highest: value })
    .onConflict((conflict) =>
      conflict.columns(['day', 'type', 'name']).doUpdateSet({
        count: sql`ui_metrics.count + 1`,
        sum: sql`ui_metrics.sum + excluded.sum`,
        lowest: sql`least(ui_metrics.lowest, excluded.lowest)`,
        highest: sql`greatest(ui_metrics.highest, excluded.highest)`,
      }),
    )
    .execute();
}

const TODAY = sql<string>`current_date`;
