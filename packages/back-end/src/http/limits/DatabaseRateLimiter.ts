import { type Kysely, sql } from 'kysely';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { Database } from '../../database/Database.ts';
import { inSeconds } from '../../database/inSeconds.ts';

interface Counter {
  count: number;
  millisecondsLeft: number;
}

/**
 * rate-limiter-flexible over Kysely, so that it works on PostgreSQL and on PGlite alike. Its own RateLimiterPostgres
 * takes the process's clock: of two servers, one whose clock is ahead would forget the other's counters. This one takes
 * the database's.
 */
export class DatabaseRateLimiter extends RateLimiterStoreAbstract {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>, { points, duration }: { points: number; duration: number }) {
    super({ storeClient: db, keyPrefix: '', points, duration });
    this.#db = db;
  }

  /** Adds the points; sets them when `forceExpire` or when the counter is over. */
  async _upsert(key: string, points: number, milliseconds: number, forceExpire = false): Promise<Counter> {
    const end = inSeconds(milliseconds / 1000);
    const isOver = sql<boolean>`(${sql.lit(forceExpire)} or login_attempts.resets_at <= now())`;
    const row = await this.#db
      .insertInto('login_attempts')
      .values({ key, count: Math.max(points, 0), resets_at: end })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when ${isOver} then excluded.count else greatest(login_attempts.count + ${points}::int, 0) end`,
          resets_at: sql`case when ${isOver} then excluded.resets_at else login_attempts.resets_at end`,
        }),
      )
      .returning(['count', MILLISECONDS_LEFT])
      .executeTakeFirstOrThrow();
    return row;
  }

  async _get(key: string): Promise<Counter | null> {
    const row = await this.#db
      .selectFrom('login_attempts')
      .select(['count', MILLISECONDS_LEFT])
      .where('key', '=', key)
      .where('resets_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    return row ?? null;
  }

  async _delete(key: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('login_attempts')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  _getRateLimiterRes(_key: string, changedPoints: number, { count, millisecondsLeft }: Counter): RateLimiterRes {
    const left = Math.max(millisecondsLeft, 0);
    return new RateLimiterRes(Math.max(this.points - count, 0), left, count, count === changedPoints);
  }
}

const MILLISECONDS_LEFT = sql<number>`(extract(epoch from login_attempts.resets_at - now()) * 1000)::float8`.as(
  'millisecondsLeft',
);
