import type { FastifyReply, FastifyRequest } from 'fastify';
import { safeRedirect } from './safeRedirect.ts';
import { sendPage } from './sendPage.ts';
import { targetPage } from './targetPage.ts';

export async function sendTargetPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendPage(reply.code(200), targetPage(pathOf(request), backTo(request)));
}

export const pathOf = (request: FastifyRequest): string => new URL(request.url, 'http://localhost').pathname;

/** The page of this site the visitor comes from. */
export const backTo = (request: FastifyRequest): string =>
  safeRedirect(request.headers.referer ?? '/', `${request.protocol}://${request.host}`);
