import type { FastifyRequest } from 'fastify';
import { originOf } from './originOf.ts';
import { safeRedirect } from './safeRedirect.ts';

export const pathOf = (request: FastifyRequest): string => new URL(request.url, 'http://localhost').pathname;

/** The page of this site the visitor comes from. */
export const backTo = (request: FastifyRequest): string =>
  safeRedirect(request.headers.referer ?? '/', originOf(request));
