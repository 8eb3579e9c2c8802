import type { Pool } from 'pg';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Mails that are still to be sent. */
export interface WaitingMails {
  /** Not tried yet. */
  fresh: number;
  failed: number;
  /** 0 where none waits. */
  oldestSeconds: number;
}

/** The metrics for Prometheus. Each server has its own, so that two in a process do not share them. */
export class Metrics {
  readonly registry = new Registry();

  /** Routes, not paths: a path may hold a name, and there are endless ones. `release` only while two are served (D-143). */
  readonly requests = new Histogram({
    name: 'travel_shell_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its response.',
    labelNames: ['method', 'route', 'status', 'release'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });

  readonly refused = new Counter({
    name: 'travel_shell_refused_total',
    help: 'Tries refused with 429, by action.',
    labelNames: ['action'] as const,
    registers: [this.registry],
  });

  readonly shed = new Counter({
    name: 'travel_shell_shed_total',
    help: 'Requests refused with 503 because the server was too busy.',
    registers: [this.registry],
  });

  /** @param readWaiting undefined when the database does not answer soon */
  constructor(pool: Pool | undefined, readWaiting: () => Promise<WaitingMails | undefined>) {
    if (pool) this.#watch(pool);
    this.#watchMails(readWaiting);
  }

  /** All servers share one outbox, so each tells the same. */
  #watchMails(readWaiting: () => Promise<WaitingMails | undefined>): void {
    let asked: ReturnType<typeof readWaiting> | undefined;
    const read = () => {
      asked ??= readWaiting().finally(() => {
        asked = undefined;
      });
      return asked;
    };
    // While the database does not answer, these two are missing and the others are needed all the more.
    new Gauge({
      name: 'travel_shell_mails',
      help: 'Mails that wait, by state: `new` ones, and `failed` ones that are tried again.',
      labelNames: ['state'] as const,
      registers: [this.registry],
      async collect() {
        const waiting = await read();
        this.reset();
        if (!waiting) return;
        this.set({ state: 'new' }, waiting.fresh);
        this.set({ state: 'failed' }, waiting.failed);
      },
    });
    new Gauge({
      name: 'travel_shell_mail_oldest_seconds',
      help: 'How long the oldest mail that is not sent yet has waited; 0 where none waits.',
      registers: [this.registry],
      async collect() {
        const waiting = await read();
        if (waiting) this.set(waiting.oldestSeconds);
        else this.remove();
      },
    });
  }

  #watch(pool: Pool): void {
    new Gauge({
      name: 'travel_shell_database_connections',
      help: 'Connections of the pool, by state; `waiting` are requests without one.',
      labelNames: ['state'] as const,
      registers: [this.registry],
      collect() {
        this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
        this.set({ state: 'max' }, pool.options.max);
      },
    });
  }
}
