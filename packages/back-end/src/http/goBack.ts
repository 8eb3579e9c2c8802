import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../errors/ApiError.ts';
import { originOf } from './originOf.ts';
import { safeRedirect } from './safeRedirect.ts';
import { toApiError } from './toApiError.ts';

/** Whether a browser posts a form, and shows the response. */
export const asksForPage = (request: FastifyRequest): boolean => request.headers.accept?.includes('text/html') ?? false;

/** Back to the page the form was on, if it is one of this site or of an origin that may embed us, else to `/`. */
export const goBack = (request: FastifyRequest, reply: FastifyReply, embedOrigins: readonly string[]): FastifyReply =>
  reply.redirect(safeRedirect(request.headers.referer, originOf(request), embedOrigins), 303);

/** Error handler of such a form: its page is still right, and nothing on it has changed. Not for pages of other sites. */
export const goBackOnFailure =
  (embedOrigins: readonly string[]) =>
  (error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { statusCode } = toApiError(error, request);
    if (!asksForPage(request) || statusCode === 403) return reply.send(error);
    if (statusCode >= 500) request.log.error(error, 'a form could not be stored');
    return goBack(request, reply, embedOrigins);
  };
