import { type DatabaseConnection, type Driver, PGliteDialect, type PGliteDialectConfig, PGliteDriver } from 'kysely';

/**
 * Kysely 0.29's PGlite driver shares its one connection without a queue: a query of another request would run inside an
 * open transaction, and two concurrent transactions would deadlock. This dialect queues them. Remove it once Kysely's
 * driver queues, as its SQLite driver does.
 */
export class SerialPGliteDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig;

  constructor(config: PGliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new SerialPGliteDriver(this.#config);
  }
}

class SerialPGliteDriver extends PGliteDriver {
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  override async acquireConnection(): Promise<DatabaseConnection> {
    const previous = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await previous;
    this.#release = resolve;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#release();
  }
}
