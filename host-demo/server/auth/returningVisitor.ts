import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from '../sessions/RequestSessions.ts';

/** Stays when its visitor signs out; says that somebody has signed in with this browser before, and not who. */
const RETURNING_COOKIE = 'travel_returning';
const YEAR_SECONDS = 365 * 24 * 3600;

export function rememberVisitor(request: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(RETURNING_COOKIE, '1', { ...cookieOptions(request), httpOnly: true, maxAge: YEAR_SECONDS });
}

/** Whether somebody has signed in with this browser before (STA-004). */
export const isReturning = (request: FastifyRequest): boolean => request.cookies[RETURNING_COOKIE] === '1';
