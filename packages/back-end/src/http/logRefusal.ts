import type { FastifyRequest } from 'fastify';
import type { ApiError } from '../errors/ApiError.ts';
import type { RequestSessions } from './sessions/RequestSessions.ts';

/** Refusals that may be an attack: no permission, another site, a broken request, too many of them. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 413, 415, 421, 422, 429]);

/** One line with what was refused to whom; the request's own lines have its address and method. */
export function logRefusal(
  request: FastifyRequest,
  sessions: RequestSessions,
  { statusCode, apiCode }: Pick<ApiError, 'statusCode' | 'apiCode'>,
): void {
  if (!REFUSALS.has(statusCode)) return;
  request.log.info({ event: 'refused', code: apiCode, userId: sessions.userOf(request) }, `refused: ${apiCode}`);
}
