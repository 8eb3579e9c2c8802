import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from '../../http/sessions/RequestSessions.ts';

/** Marks a browser that has signed in before, without saying who. Survives sign-out. */
const RETURNING_COOKIE = 'travel_returning';
const YEAR_SECONDS = 365 * 24 * 3600;

export function rememberVisitor(request: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(RETURNING_COOKIE, '1', { ...cookieOptions(request), httpOnly: true, maxAge: YEAR_SECONDS });
}

/** Whether this browser has signed in before (STA-004). */
export const isReturning = (request: FastifyRequest): boolean => request.cookies[RETURNING_COOKIE] === '1';
