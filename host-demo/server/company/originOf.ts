import type { FastifyRequest } from 'fastify';

/** Where this site is, as the visitor sees it. */
export const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
