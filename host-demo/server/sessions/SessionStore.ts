import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { SessionLifetimes } from '../ServerOptions.ts';

export interface Session {
  userId: string;
  sticky: boolean;
  /** The session has just been prolonged, so its cookies want to be too. */
  refreshed: boolean;
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Sessions in the database, found by the token in the visitor's cookie. Only the token's hash is stored. */
export class SessionStore {
  readonly #db: Kysely<Database>;
  readonly #lifetimes: SessionLifetimes;

  constructor(db: Kysely<Database>, lifetimes: SessionLifetimes) {
    this.#db = db;
    this.#lifetimes = lifetimes;
  }

  lifetimeSeconds(sticky: boolean): number {
    return sticky ? this.#lifetimes.stickySeconds : this.#lifetimes.seconds;
  }

  /** Starts a session and returns its token: 256 random bits that are written nowhere else. */
  async create(userId: string, sticky: boolean): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.#db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        sticky,
        expires_at: inSeconds(this.lifetimeSeconds(sticky)),
      })
      .execute();
    await this.#db.deleteFrom('sessions').where('expires_at', '<=', sql<Date>`now()`).execute();
    return token;
  }

  async find(token: string): Promise<Session | null> {
    const row = await this.#db
      .selectFrom('sessions')
      .select(['user_id', 'sticky'])
      .select(sql<boolean>`refreshed_at < ${inSeconds(-this.#lifetimes.refreshSeconds)}`.as('refresh_due'))
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (!row) return null;
    if (row.refresh_due) {
      await this.#db
        .updateTable('sessions')
        .set({ refreshed_at: sql`now()`, expires_at: inSeconds(this.lifetimeSeconds(row.sticky)) })
        .where('token_hash', '=', hashToken(token))
        .execute();
    }
    return { userId: row.user_id, sticky: row.sticky, refreshed: row.refresh_due };
  }

  async remove(token: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
  }
}

/** A moment by the database's clock. */
const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;
