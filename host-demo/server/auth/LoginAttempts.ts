import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type Kysely, sql } from 'kysely';
import { ApiError } from '../ApiError.ts';
import type { Database } from '../database/Database.ts';
import type { AttemptLimit, LoginLimits } from '../ServerOptions.ts';

/** The actions, counted separately. */
export type AttemptedAction = 'login' | 'register' | 'forgot' | 'code' | 'passkey' | 'businessMail';

/**
 * Counts attempts per name and address, and per address. The counters are in the database and use its clock, so several
 * server processes share them. docs/dependencies.md says why no library does this.
 */
export class LoginAttempts {
  readonly #db: Kysely<Database>;
  readonly #limits: LoginLimits;

  constructor(db: Kysely<Database>, limits: LoginLimits) {
    this.#db = db;
    this.#limits = limits;
  }

  /**
   * Counts an attempt before checking its password, so that concurrent attempts count too. Without a name only the
   * address counts. Throws TOO_MANY_REQUESTS.
   */
  async begin(action: AttemptedAction, name: string | null, address: string): Promise<void> {
    const keys = keysOf(action, name, address);
    const waits = [
      keys.account === null ? 0 : await this.#count(keys.account, this.#limits.perAccountAndAddress),
      await this.#count(keys.address, this.#limits.perAddress),
    ];
    const seconds = Math.max(...waits);
    if (seconds === 0) return;
    throw new ApiError(
      429,
      'TOO_MANY_REQUESTS',
      `Too many attempts (${action}). Try again in ${seconds} seconds.`,
      'Too many attempts. Please wait a few minutes and try again.',
      { 'retry-after': String(seconds) },
    );
  }

  /** Uncounts a successful attempt, where only failures are limited. */
  async succeed(action: AttemptedAction, name: string | null, address: string): Promise<void> {
    const keys = keysOf(action, name, address);
    await this.#db
      .deleteFrom('login_attempts')
      .where((or) => or.or([or('key', '=', keys.account), or('resets_at', '<=', sql<Date>`now()`)]))
      .execute();
    await this.#db
      .updateTable('login_attempts')
      .set({ count: sql`greatest(count - 1, 0)` })
      .where('key', '=', keys.address)
      .execute();
  }

  async #count(key: string, limit: AttemptLimit): Promise<number> {
    const end = sql<Date>`now() + make_interval(secs => ${limit.windowSeconds})`;
    const row = await this.#db
      .insertInto('login_attempts')
      .values({ key, count: 1, resets_at: end })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when login_attempts.resets_at <= now() then 1 else login_attempts.count + 1 end`,
          resets_at: sql`case when login_attempts.resets_at <= now() then ${end} else login_attempts.resets_at end`,
        }),
      )
      .returning(['count', sql<number>`ceil(extract(epoch from resets_at - now()))::int`.as('seconds_left')])
      .executeTakeFirstOrThrow();
    return row.count > limit.max ? Math.max(1, row.seconds_left) : 0;
  }
}

/** Hashed, because people sometimes type a password as the name. */
function keysOf(action: AttemptedAction, name: string | null, address: string) {
  const from = addressGroup(address);
  return {
    account: name === null ? null : digest(`${action} account ${name} ${from}`),
    address: digest(`${action} address ${from}`),
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** One household has a whole /64 of IPv6 addresses, so these count as one. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  // Normalize IPv6 addresses with URL; IPv4 in IPv6 keeps all its groups.
  const [head = '', tail = ''] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1).split('::');
  if (head === '' && tail.startsWith('ffff:')) return `::${tail}`;
  const groups = head === '' ? [] : head.split(':');
  return [...groups, '0', '0', '0', '0'].slice(0, 4).join(':');
}
