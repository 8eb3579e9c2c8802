import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/Database.ts';
import { inSeconds } from '../database/inSeconds.ts';
import type { SessionLifetimes } from '../ServerOptions.ts';

export interface Session {
  userId: string;
  /** The key of the session's row. */
  tokenHash: string;
  sticky: boolean;
  /** The next sign-in adds to this session's accounts (API-129). */
  isAdding: boolean;
  /** The support agent who acts as `userId` (BIZ-004). */
  impersonatorId: string | null;
  /** The session was just extended, so its cookies have to be too. */
  refreshed: boolean;
}

/** A new session. `token` is only for the cookie and stored nowhere else. */
export interface NewSession {
  token: string;
  userId: string;
  sticky: boolean;
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A secret token of 256 random bits. */
export const createToken = (): string => randomBytes(32).toString('base64url');

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

  /**
   * Starts a session. Ends the browser's previous session; if that one was adding an account, its accounts are kept.
   */
  async create(userId: string, sticky: boolean, formerToken: string | undefined): Promise<NewSession> {
    return this.#db.transaction().execute(async (trx) => {
      const former = formerToken ? await this.#take(trx, hashToken(formerToken)) : null;
      const accounts = former?.isAdding ? former.accounts : [];
      // A session has one lifetime for all its accounts, so the strictest choice wins.
      const isSticky = sticky && (former?.isAdding ? former.sticky : true);
      return this.#insert(trx, userId, isSticky, accounts);
    });
  }

  async find(token: string): Promise<Session | null> {
    const tokenHash = hashToken(token);
    const row = await this.#db
      .selectFrom('sessions')
      .select(['user_id', 'sticky', 'impersonator_id'])
      .select([
        sql<boolean>`refreshed_at < ${inSeconds(-this.#lifetimes.refreshSeconds)}`.as('refresh_due'),
        isAdding.as('is_adding'),
      ])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (!row) return null;
    if (row.refresh_due) {
      await this.#db
        .updateTable('sessions')
        .set({ refreshed_at: sql`now()`, expires_at: inSeconds(this.lifetimeSeconds(row.sticky)) })
        .where('token_hash', '=', tokenHash)
        .execute();
    }
    return {
      userId: row.user_id,
      tokenHash,
      sticky: row.sticky,
      isAdding: row.is_adding,
      impersonatorId: row.impersonator_id,
      refreshed: row.refresh_due,
    };
  }

  async remove(token: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
  }

  /**
   * Switches to another account in a new session, so that proofs for the old account (such as a second factor) do not
   * carry over. Null when the session is gone or has no such account, for example after a concurrent switch.
   */
  async switchAccount(trx: Transaction<Database>, tokenHash: string, userId: string): Promise<NewSession | null> {
    const former = await this.#take(trx, tokenHash);
    if (!former?.accounts.includes(userId)) return null;
    return this.#insert(trx, userId, former.sticky, former.accounts);
  }

  /** Ends a session and returns it. */
  async #take(trx: Transaction<Database>, tokenHash: string) {
    const row = await trx
      .selectFrom('sessions')
      .select(['sticky', isAdding.as('isAdding')])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', sql<Date>`now()`)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const accounts = await trx
      .selectFrom('session_accounts')
      .select('user_id')
      .where('session_hash', '=', tokenHash)
      .execute();
    await trx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    return { ...row, accounts: accounts.map((account) => account.user_id) };
  }

  async #insert(trx: Transaction<Database>, userId: string, sticky: boolean, others: string[]): Promise<NewSession> {
    const token = createToken();
    const tokenHash = hashToken(token);
    await trx
      .insertInto('sessions')
      .values({
        token_hash: tokenHash,
        user_id: userId,
        sticky,
        expires_at: inSeconds(this.lifetimeSeconds(sticky)),
      })
      .execute();
    const links = await trx.selectFrom('account_links').select('member_id').where('owner_id', '=', userId).execute();
    const accounts = new Set([userId, ...others, ...links.map((link) => link.member_id)]);
    await trx
      .insertInto('session_accounts')
      .values([...accounts].map((id) => ({ session_hash: tokenHash, user_id: id })))
      .execute();
    return { token, userId, sticky };
  }
}

const isAdding = sql<boolean>`coalesce(adding_until > now(), false)`;
