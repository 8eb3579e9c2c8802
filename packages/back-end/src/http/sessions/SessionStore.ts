import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { inSeconds } from '../../database/inSeconds.ts';
import type { SeenBrowser } from './browserInWords.ts';
import { notePage } from './notePage.ts';
import {
  isAdding,
  isRecent,
  isSecondFactorDue,
  mayAct,
  type NewSession,
  NOW,
  type Proof,
  type Session,
  type Times,
} from './Session.ts';
import { SESSION_LIFETIMES, type SessionLifetimes } from './SessionLifetimes.ts';

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A secret token of 256 random bits. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** The browser of a session. */
export interface MetBrowser extends SeenBrowser {
  browser_hash: string | null;
}

/** The sessions of one account: far more than a person has browsers. */
export const MOST_SESSIONS = 100;

/** Those used longest ago, beyond the most that an account has. */
const endOldest = (trx: Transaction<Database>, userId: string) =>
  trx
    .deleteFrom('sessions')
    .where('token_hash', 'in', (beyond) =>
      beyond
        .selectFrom('sessions')
        .select('token_hash')
        .where('user_id', '=', userId)
        // Others are the retention job's.
        .where('expires_at', '>', NOW)
        .orderBy('refreshed_at', 'desc')
        .offset(MOST_SESSIONS)
        .limit(MOST_SESSIONS)
        .forUpdate()
        .skipLocked(),
    )
    .execute();

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
   * Starts a session. Ends the browser's previous session; if that one was adding an account, its accounts are kept. Null
   * when the proof counts no more, and nothing has changed then.
   */
  async create(
    { userId, signInEpoch }: Proof,
    sticky: boolean,
    formerToken: string | undefined,
    seen: MetBrowser,
  ): Promise<NewSession | null> {
    const formerHash = formerToken ? hashToken(formerToken) : null;
    return this.#db.transaction().execute(async (trx) => {
      const held = await this.#hold(trx, formerHash, userId);
      if (!held.some(({ id, sign_in_epoch }) => id === userId && sign_in_epoch === signInEpoch)) return null;
      const former = formerHash ? await this.#take(trx, formerHash) : null;
      if (!former?.isAdding) return this.#insert(trx, userId, sticky, [], { createdAt: NOW, signedInAt: NOW }, seen);
      // A session has one lifetime for all its accounts, so the strictest choice and the earliest begin win. Otherwise a
      // stolen session would last as long as its thief adds accounts to it.
      const times = { createdAt: former.created_at, signedInAt: NOW };
      return this.#insert(trx, userId, sticky && former.sticky, former.accounts, times, seen);
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
        isRecent.as('is_recent'),
        isSecondFactorDue.as('second_factor_due'),
      ])
      .where('token_hash', '=', tokenHash)
      .where(mayAct)
      .where('expires_at', '>', NOW)
      // Also of those that were extended before the limit was configured.
      .where('created_at', '>', inSeconds(-this.#absoluteSeconds))
      .executeTakeFirst();
    if (!row) return null;
    if (row.refresh_due) {
      await this.#db
        .updateTable('sessions')
        .set({
          refreshed_at: sql`now()`,
          // Support's end is fixed when it begins.
          ...(row.impersonator_id === null && { expires_at: this.#expiry(row.sticky, sql.ref('created_at')) }),
        })
        .where('token_hash', '=', tokenHash)
        .execute();
    }
    return {
      userId: row.user_id,
      tokenHash,
      sticky: row.sticky,
      isAdding: row.is_adding,
      impersonatorId: row.impersonator_id,
      isRecent: row.is_recent,
      isSecondFactorDue: row.second_factor_due,
      refreshed: row.refresh_due,
    };
  }

  notePage(session: Session, request: FastifyRequest): Promise<void> {
    return notePage(this.#db, session, request);
  }

  async remove(token: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
  }

  /**
   * Switches to another account in a new session, so that proofs for the old account (such as a second factor) do not
   * carry over. Null when the session is gone or has no such account, for example after a concurrent switch.
   */
  async switchAccount(trx: Transaction<Database>, tokenHash: string, userId: string): Promise<NewSession | null> {
    const held = await this.#hold(trx, tokenHash, userId);
    const former = await this.#take(trx, tokenHash);
    // The account may just have been deleted.
    if (!former?.accounts.includes(userId) || !held.some(({ id }) => id === userId)) return null;
    // Whoever switches has not just signed in to this account.
    const times = { createdAt: former.created_at, signedInAt: null };
    return this.#insert(trx, userId, former.sticky, former.accounts, times, former.seen);
  }

  /**
   * Support's session (BIZ-004): as `userId`, by `impersonatorId`, or the agent's own again. It is no older and no younger
   * than the one it replaces, which has proved who the agent is.
   */
  async replace(
    trx: Transaction<Database>,
    tokenHash: string,
    next: { userId: string; impersonatorId: string | null },
  ): Promise<NewSession | null> {
    const held = await this.#hold(trx, tokenHash, next.userId);
    const former = await this.#take(trx, tokenHash);
    if (!former || !held.some(({ id }) => id === next.userId)) return null;
    const times = { createdAt: former.created_at, signedInAt: former.signed_in_at };
    return this.#insert(trx, next.userId, false, [], times, former.seen, {
      impersonator_id: next.impersonatorId,
      two_factor_verified_at: former.two_factor_verified_at,
    });
  }

  /**
   * Goes on under a new token after the visitor has entered the password again, or passed the second factor: whoever
   * knows the former token gains nothing by it. Null when the session is gone.
   */
  async renew(
    tokenHash: string,
    proof: { signed_in_at: RawBuilder<Date> } | { two_factor_verified_at: RawBuilder<Date> },
  ): Promise<NewSession | null> {
    return this.#db.transaction().execute(async (trx) => {
      await this.#hold(trx, tokenHash, null);
      const former = await trx
        .selectFrom('sessions')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', NOW)
        .forUpdate()
        .executeTakeFirst();
      if (!former) return null;
      const token = createToken();
      const renewed = hashToken(token);
      await trx
        .insertInto('sessions')
        .values({ ...former, token_hash: renewed, ...proof })
        .execute();
      await trx
        .updateTable('session_accounts')
        .set({ session_hash: renewed })
        .where('session_hash', '=', tokenHash)
        .execute();
      await trx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
      return this.#describe(trx, token);
    });
  }

  /**
   * Holds the accounts of a session and of the one that takes its place, before anything else: what ends sessions raises
   * their number first (`endSessions`), so it either waits for the new session and finds it, or is over and has ended the
   * former one. In the order of ids, so that two of these never wait for each other.
   */
  #hold(trx: Transaction<Database>, formerHash: string | null, userId: string | null) {
    return trx
      .selectFrom('users')
      .select(['id', 'sign_in_epoch'])
      .where(
        sql<boolean>`id in (
          select user_id from session_accounts where session_hash = ${formerHash}
          union all select user_id from sessions where token_hash = ${formerHash}
          union all select member_id from account_links where owner_id = ${userId}
          union all select ${userId}::uuid)`,
      )
      .orderBy('id')
      .forShare()
      .execute();
  }

  /** Ends a session and returns it. */
  async #take(trx: Transaction<Database>, tokenHash: string) {
    const row = await trx
      .selectFrom('sessions')
      .select([
        'sticky',
        'created_at',
        'signed_in_at',
        'two_factor_verified_at',
        'browser',
        'browser_hash',
        'system',
        isAdding.as('isAdding'),
      ])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', NOW)
      .where('created_at', '>', inSeconds(-this.#absoluteSeconds))
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const accounts = await trx
      .selectFrom('session_accounts')
      .select('user_id')
      .where('session_hash', '=', tokenHash)
      .execute();
    await trx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    const { browser, system, browser_hash } = row;
    return { ...row, seen: { browser, system, browser_hash }, accounts: accounts.map((account) => account.user_id) };
  }

  async #insert(
    trx: Transaction<Database>,
    userId: string,
    sticky: boolean,
    others: string[],
    { createdAt, signedInAt }: Times,
    seen: MetBrowser,
    support: { impersonator_id?: string | null; two_factor_verified_at?: Date | null } = {},
  ): Promise<NewSession> {
    const token = createToken();
    const tokenHash = hashToken(token);
    const isActing = Boolean(support.impersonator_id);
    await trx
      .insertInto('sessions')
      .values({
        token_hash: tokenHash,
        user_id: userId,
        sticky,
        created_at: createdAt,
        signed_in_at: signedInAt,
        ...seen,
        expires_at: this.#expiry(sticky, sql`${createdAt}::timestamptz`, isActing),
        ...support,
      })
      .execute();
    await this.#insertAccounts(trx, tokenHash, support.impersonator_id ?? userId, others);
    await endOldest(trx, userId);
    return this.#describe(trx, token);
  }

  async #insertAccounts(trx: Transaction<Database>, tokenHash: string, userId: string, others: string[]) {
    const links = await trx.selectFrom('account_links').select('member_id').where('owner_id', '=', userId).execute();
    const accounts = new Set([userId, ...others, ...links.map((link) => link.member_id)]);
    await trx
      .insertInto('session_accounts')
      .values([...accounts].map((id) => ({ session_hash: tokenHash, user_id: id })))
      .execute();
  }

  async #describe(trx: Transaction<Database>, token: string): Promise<NewSession> {
    const row = await trx
      .selectFrom('sessions')
      .select(['user_id as userId', 'sticky', 'impersonator_id as impersonatorId'])
      .select([isRecent.as('isRecent'), isSecondFactorDue.as('isSecondFactorDue')])
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    return { token, ...row };
  }

  /** The end of a session that is used now: some time from now, but never after its last day. */
  #expiry(sticky: boolean, createdAt: RawBuilder<unknown>, isActing = false): RawBuilder<Date> {
    const lifetime = this.lifetimeSeconds(sticky);
    const seconds = isActing ? Math.min(lifetime, this.#actingSeconds) : lifetime;
    return sql<Date>`least(${inSeconds(seconds)}, ${createdAt} + make_interval(secs => ${this.#absoluteSeconds}))`;
  }

  get #actingSeconds(): number {
    return this.#lifetimes.actingSeconds ?? SESSION_LIFETIMES.actingSeconds;
  }

  get #absoluteSeconds(): number {
    return this.#lifetimes.absoluteSeconds ?? SESSION_LIFETIMES.absoluteSeconds;
  }
}
