import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { notFound } from '../../errors/ApiError.ts';
import { hashToken } from '../sessions/SessionStore.ts';
import type { Metrics } from './Metrics.ts';

const PATH = '/metrics';

/**
 * `GET /metrics` for Prometheus, behind a token: what it tells helps attackers, too. Without a token configured, and for
 * a wrong one, the address does not exist.
 */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
      ...(request.release && { release: request.release }),
    };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
  if (!token) return;
  // Metrics of the process: memory, processor, event loop.
  collectDefaultMetrics({ register: metrics.registry, prefix: 'travel_shell_' });
  const expected = Buffer.from(hashToken(`Bearer ${token}`));
  app.get(PATH, async (request, reply) => {
    const given = Buffer.from(hashToken(request.headers.authorization ?? ''));
    if (!timingSafeEqual(given, expected)) throw notFound('GET', PATH);
    reply.header('Content-Type', metrics.registry.contentType).header('Cache-Control', 'no-store');
    return metrics.registry.metrics();
  });
}
