import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';

/** Limit of different metric names per day. Anyone may send them, so the number has to be bounded. */
export const MAX_METRICS_A_DAY = 1000;

/**
 * Adds a value to today's count, sum and range of a metric. `beginName` is called for a name that is new today. Throws
 * TOO_MANY_REQUESTS.
 */
export async function countUiMetric(
  db: Kysely<Database>,
  { type, name, value }: { type: string; name: string; value: number },
  beginName: () => Promise<void>,
): Promise<void> {
  const known = await db
    .selectFrom('ui_metrics')
    .select('name')
    .where(sql<boolean>`day = ${TODAY}`)
    .where('type', '=', type)
    .where('name', '=', name)
    .executeTakeFirst();
  if (!known) await begin(db, `${type}/${name}`, beginName);
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

async function begin(db: Kysely<Database>, metric: string, beginName: () => Promise<void>): Promise<void> {
  await beginName();
  const { count } = await db
    .selectFrom('ui_metrics')
    .select((of) => of.fn.countAll<string | number>().as('count'))
    .where(sql<boolean>`day = ${TODAY}`)
    .executeTakeFirstOrThrow();
  if (Number(count) < MAX_METRICS_A_DAY) return;
  throw new ApiError(
    429,
    'TOO_MANY_REQUESTS',
    `There are ${MAX_METRICS_A_DAY} different measurements today already; ${metric} is not counted.`,
    'Too many attempts. Please try again tomorrow.',
    { 'retry-after': '3600' },
  );
}

const TODAY = sql<string>`current_date`;
