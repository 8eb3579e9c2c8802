import type { FastifyReply } from 'fastify';
import type { Page } from './layout.ts';

/** Our own pages run no scripts, post only to us and cannot be framed. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** `form-action` also applies to where a form leads afterwards, which may be a page of these origins. */
export const policyWithReturn = (origins: readonly string[]): string =>
  PAGE_POLICY.replace("form-action 'self'", ["form-action 'self'", ...origins].join(' '));

export function sendPage(reply: FastifyReply, page: Page, policy: string = PAGE_POLICY): FastifyReply {
  return reply
    .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy })
    .type('text/html; charset=utf-8')
    .send(page(reply.server.site));
}
