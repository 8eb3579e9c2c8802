import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { NoResultError } from 'kysely';
import { ApiError } from '../errors/ApiError.ts';
import type { Services } from './Services.ts';
import { requireSession } from './sessions/requireSession.ts';

/** A row that another one refers to is not there (PostgreSQL, appendix A). */
const isReferenceLost = (error: unknown) => (error as { code?: unknown }).code === '23503';

/**
 * The handler of a call, where session, member or what it writes about may go while it is answered: it is what the call would be
 * a moment later.
 * @param requireMember throws where the visitor is in no company any more
 */
export const answerGone = (
  services: Services,
  handler: RouteHandlerMethod,
  requireMember: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): RouteHandlerMethod =>
  async function answer(this: ThisParameterType<RouteHandlerMethod>, request, reply) {
    try {
      return await handler.call(this, request, reply);
    } catch (error) {
      if (!(error instanceof NoResultError) && !isReferenceLost(error)) throw error;
      services.sessions.forget(request);
      if (request.session) await requireSession(services, request, reply);
      if (request.member) await requireMember(request, reply);
      throw isReferenceLost(error) ? gone() : error;
    }
  };

const gone = () =>
  new ApiError(404, 'NOT_FOUND', 'What this call is about has just been deleted.', 'This does not exist any more.');
