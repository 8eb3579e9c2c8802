import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { currentFormToken } from '../../formTokens.ts';
import { sendPage } from '../../pages/sendPage.ts';
import { type IdentForm, type IdentPage, identPage } from './identPage.ts';

/** A page with a form, before the form knows the request. */
export type Question = Omit<IdentPage, 'form'> & { form: Omit<IdentForm, 'formToken' | 'hidden'> };

/** A text of a query or a body; empty for anything that is none. */
export const textOf = (value: unknown, maxLength = 1024): string =>
  typeof value === 'string' && value.length <= maxLength && !value.includes('\0') ? value : '';

export const show = (reply: FastifyReply, page: IdentPage): FastifyReply => sendPage(reply, identPage(page));

/** Shows a form, with the form token and what it hands on. `error` says what was wrong with the last try. */
export function ask(
  request: FastifyRequest,
  reply: FastifyReply,
  { form, ...page }: Question,
  hidden: Record<string, string>,
  error?: string,
): FastifyReply {
  if (error) reply.code(400);
  return show(reply, { ...page, form: { ...form, hidden, error, formToken: currentFormToken(request, reply) } });
}

/** On to the company that signs its people in: by a link, as `form-action` holds for redirects after a form, too. */
export const toCompany = (reply: FastifyReply, url: string): FastifyReply =>
  show(reply, {
    title: 'Your company signs you in',
    lead: 'You sign in there and come back here afterwards.',
    link: { href: url, label: 'Continue' },
  });

/** A link of a mail that leads nowhere any more. */
export const linkOver = (reply: FastifyReply): FastifyReply =>
  show(reply.code(410), {
    title: 'This link is over',
    lead: 'It has been used or is too old. Please ask for a new one.',
    link: { href: '/login', label: 'Sign in' },
  });

/** A form of these pages is taken with its token only. */
export const postForm = (pages: FastifyInstance, path: string, handler: RouteHandlerMethod): FastifyInstance =>
  pages.post(path, { preHandler: pages.csrfProtection, config: { formTokenField: 'formtoken' } }, handler);

/** The fields these pages use. */
export const bodyOf = (
  request: FastifyRequest,
): { token: string; passwd: string; username: string; redir: unknown } => {
  const body = (request.body ?? {}) as Record<string, unknown>;
  return {
    token: textOf(body.token),
    passwd: textOf(body.passwd),
    username: textOf(body.username, 254),
    redir: body.redir,
  };
};

export const tokenOf = (request: FastifyRequest): string => textOf((request.query as { token?: unknown }).token);
