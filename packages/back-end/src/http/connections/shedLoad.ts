import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { type ApiError, overloaded } from '../../errors/ApiError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Files: requests that wait for the database do not hold them up. */
    needsNoDatabase?: boolean;
  }
}

/** When the server refuses requests because it is too busy. */
export interface ShedLimits {
  /** Mean delay of the event loop … */
  eventLoopDelayMs: number;
  /** … over this time. */
  sampleMs: number;
  /** Requests that wait for a connection of the pool. */
  waitingForDatabase: number;
  retryAfterSeconds: number;
}

export const SHED_LIMITS: ShedLimits = {
  eventLoopDelayMs: 500,
  // Long enough that one slow step, such as the start, is no lag.
  sampleMs: 5000,
  waitingForDatabase: 100,
  retryAfterSeconds: 5,
};

/** Whoever asks these decides what to do about a busy server, so that they must be told. */
const ALWAYS_ANSWERED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Refuses requests (503, `Retry-After`) while the event loop lags or too many wait for a connection to the database: an
 * answer that comes after the visitor has gone only makes the others wait longer.
 */
export async function shedLoad(
  app: FastifyInstance,
  pool: Pool | undefined,
  { eventLoopDelayMs, sampleMs, waitingForDatabase, retryAfterSeconds }: ShedLimits,
  onShed: () => void,
): Promise<void> {
  const refusal = ({ url }: FastifyRequest): ApiError | undefined => {
    if (ALWAYS_ANSWERED.has(url.split('?')[0] ?? '')) return undefined;
    onShed();
    return overloaded('The server has too much to do.', retryAfterSeconds);
  };
  // The start takes the loop for itself; what was measured meanwhile says nothing about visitors.
  let isWarm = false;
  app.addHook('onReady', async () => {
    setTimeout(() => {
      isWarm = true;
    }, 2 * sampleMs).unref();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMs,
    sampleInterval: sampleMs,
    pressureHandler: async (request) => {
      const error = isWarm && refusal(request);
      if (error) throw error;
    },
  });
  // Looked at with each request: the queue fills within a moment, the library's health check asks at intervals.
  app.addHook('onRequest', async (request) => {
    if (!pool || request.routeOptions.config?.needsNoDatabase) return;
    const error = pool.waitingCount > waitingForDatabase && refusal(request);
    if (error) throw error;
  });
}
