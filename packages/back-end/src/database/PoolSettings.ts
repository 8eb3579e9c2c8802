/** How a process uses PostgreSQL. In milliseconds, where the name says so. */
export interface PoolSettings {
  /** Connections of this process at most. PostgreSQL allows 100 in all by default. */
  max: number;
  /** How long a request waits for a free or new connection before it is answered with 503. */
  connectTimeoutMs: number;
  /** How long an unused connection stays open. */
  idleTimeoutMs: number;
  /** How long one statement may run before PostgreSQL cancels it; 0 to set no limits at the server. */
  statementTimeoutMs: number;
}

/**
 * Ten connections answer 200 requests a second several times over, and ten processes fit into PostgreSQL's default of
 * 100. No statement of a request takes a tenth of five seconds with a million accounts (`npm run bench:server`).
 */
export const POOL_SETTINGS: PoolSettings = {
  max: 10,
  connectTimeoutMs: 5000,
  idleTimeoutMs: 30_000,
  statementTimeoutMs: 5000,
};
