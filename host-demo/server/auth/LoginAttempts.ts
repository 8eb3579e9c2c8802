import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { AttemptLimit, LoginLimits } from '../ServerOptions.ts';

/**
 * Counts sign-ins per account and address, and per address. The counters are in the database: another server
 * process cannot be used to get more attempts. (@fastify/rate-limit counts in memory; a database store for it
 * would be as long as this.)
 */
export class LoginAttempts {
  readonly #db: Kysely<Database>;
  readonly #limits: LoginLimits;

  constructor(db: Kysely<Database>, limits: LoginLimits) {
    this.#db = db;
    this.#limits = limits;
  }

  /**
   * Counts an attempt before its password is looked at, so that attempts at the same time count too.
   * Returns the seconds to wait when there were too many, else 0.
   */
  async begin(login: string, address: string): Promise<number> {
    const keys = keysOf(login, address);
    const waits = [
      await this.#count(keys.account, this.#limits.perAccountAndAddress),
      await this.#count(keys.address, this.#limits.perAddress),
    ];
    return Math.max(...waits);
  }

  /** Takes a successful attempt out of the count: only failures are limited. */
  async succeed(login: string, address: string): Promise<void> {
    const keys = keysOf(login, address);
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

/** Hashed, because what is typed as a name is sometimes a password. */
function keysOf(login: string, address: string) {
  const from = addressGroup(address);
  return { account: digest(`account ${login} ${from}`), address: digest(`address ${from}`) };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** One household has a whole /64 of IPv6 addresses, so these count as one. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  // Through URL, which writes every IPv6 address in one way; IPv4 in IPv6 keeps all its groups.
  const [head = '', tail = ''] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1).split('::');
  if (head === '' && tail.startsWith('ffff:')) return `::${tail}`;
  const groups = head === '' ? [] : head.split(':');
  return [...groups, '0', '0', '0', '0'].slice(0, 4).join(':');
}
