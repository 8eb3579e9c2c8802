import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { ActionLimits, AllLimits, LimitedAction } from './actionLimits.ts';
import { addressGroup } from './addressGroup.ts';
import { DatabaseRateLimiter } from './DatabaseRateLimiter.ts';
import type { AttemptLimit } from './loginLimits.ts';

/** The longest block: no visitor is locked out for more than a day. */
const LONGEST_BLOCK_SECONDS = 24 * 3600;
/** How long after its end a block still makes the next one longer. */
const REMEMBERED_SECONDS = 24 * 3600;

/** Limits how often anything is tried: by account, by address and IPv6 /64, and by both. Counts in the database. */
export class Limits {
  readonly #limits: AllLimits;
  readonly #limiters = new Map<string, DatabaseRateLimiter>();
  readonly #db: Kysely<Database>;
  readonly #onRefused: (action: LimitedAction) => void;

  constructor(db: Kysely<Database>, limits: AllLimits, onRefused: (action: LimitedAction) => void = () => {}) {
    this.#db = db;
    this.#limits = limits;
    this.#onRefused = onRefused;
  }

  /**
   * Counts a try before it is made, so that concurrent ones count too. Without a name only the address counts. Throws
   * TOO_MANY_REQUESTS.
   */
  async begin(action: LimitedAction, name: string | null, address: string): Promise<void> {
    const seconds = await this.#count(action, name, address);
    if (seconds === 0) return;
    throw new ApiError(
      429,
      'TOO_MANY_REQUESTS',
      `Too many attempts (${action}). Try again in ${seconds} seconds.`,
      'Too many attempts. Please wait a few minutes and try again.',
      { 'retry-after': String(seconds) },
    );
  }

  /** `begin` of a try that may send a mail. */
  async beginMail(action: LimitedAction, name: string | null, address: string): Promise<void> {
    await this.begin('mail', null, address);
    await this.begin(action, name, address);
  }

  /** Counts a try; false when there were too many. For what fails silently. */
  async allows(action: LimitedAction, name: string | null, address: string): Promise<boolean> {
    return (await this.#count(action, name, address)) === 0;
  }

  /** Uncounts a successful try, where only failures are limited. */
  async succeed(action: LimitedAction, name: string | null, address: string): Promise<void> {
    for (const { key, limit, scope } of this.#counters(action, name, address)) {
      const limiter = this.#limiterOf(limit);
      // Others may still be guessing: only what came from here is forgiven.
      if (scope === 'accountAndAddress') await Promise.all([limiter.delete(key), limiter.delete(blocksOf(key))]);
      else await limiter.reward(key);
    }
  }

  /** Ends what counts against a name from everywhere, after a proof that its owner is there. */
  async forgive(action: LimitedAction, name: string): Promise<void> {
    for (const { key, limit, scope } of this.#counters(action, name, '')) {
      const limiter = this.#limiterOf(limit);
      if (scope === 'account') await Promise.all([limiter.delete(key), limiter.delete(blocksOf(key))]);
    }
  }

  async #count(action: LimitedAction, name: string | null, address: string): Promise<number> {
    // In order, and only up to the first refusal: what one address tries while it is blocked must not block the
    // account for everybody else.
    for (const { key, limit } of this.#counters(action, name, address)) {
      const seconds = await this.#consume(key, limit, this.#limits[action].grows);
      if (seconds === 0) continue;
      this.#onRefused(action);
      return seconds;
    }
    return 0;
  }

  /** Seconds until the next try; 0 when this one is allowed. */
  async #consume(key: string, limit: AttemptLimit, grows: boolean): Promise<number> {
    const limiter = this.#limiterOf(limit);
    try {
      await limiter.consume(key);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // Only one of several concurrent tries is the first too many.
      if (!grows || refused.consumedPoints !== limit.max + 1) {
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
      const seconds = await this.#nextBlock(limiter, key, limit);
      await limiter.block(key, seconds);
      return seconds;
    }
  }

  async #nextBlock(limiter: DatabaseRateLimiter, key: string, { windowSeconds }: AttemptLimit): Promise<number> {
    const before = (await limiter.get(blocksOf(key)))?.consumedPoints ?? 0;
    const seconds = Math.max(windowSeconds, Math.min(windowSeconds * 2 ** before, LONGEST_BLOCK_SECONDS));
    await limiter.set(blocksOf(key), before + 1, seconds + REMEMBERED_SECONDS);
    return seconds;
  }

  #limiterOf({ max, windowSeconds }: AttemptLimit): DatabaseRateLimiter {
    const name = `${max} ${windowSeconds}`;
    const known = this.#limiters.get(name);
    if (known) return known;
    const limiter = new DatabaseRateLimiter(this.#db, { points: max, duration: windowSeconds });
    this.#limiters.set(name, limiter);
    return limiter;
  }

  #counters(action: LimitedAction, name: string | null, address: string): Counter[] {
    const from = addressGroup(address);
    const keys: Record<Scope, string | null> = {
      accountAndAddress: name === null ? null : `${name} ${from}`,
      account: name,
      address: from,
    };
    const limits: ActionLimits = this.#limits[action];
    return SCOPES.flatMap((scope) => {
      const limit = limits[scope];
      const key = keys[scope];
      // Hashed, because people sometimes type a password as the name.
      return limit && key !== null ? [{ scope, limit, key: digest(`${action} ${scope} ${key}`) }] : [];
    });
  }
}

const SCOPES = ['address', 'accountAndAddress', 'account'] as const;
type Scope = (typeof SCOPES)[number];

interface Counter {
  scope: Scope;
  limit: AttemptLimit;
  key: string;
}

const blocksOf = (key: string) => `${key} blocks`;

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
