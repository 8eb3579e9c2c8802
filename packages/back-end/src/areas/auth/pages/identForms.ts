import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { fieldOf } from '../../../http/fieldOf.ts';
import { currentFormToken } from '../../../http/formTokens.ts';
import type { IdentForm, IdentPage } from '../../../pages/identPage.ts';
import { protectedForm, show, text as textOf } from '../../../pages/pageParts.ts';

export { show, textOf };

/** A page with a form, independent of the request. */
export type Question = Omit<IdentPage, 'form'> & { form: Omit<IdentForm, 'formToken' | 'hidden'> };

/** Shows a form with the form token and its hidden fields. `error` describes the last failed attempt. */
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

/** Continues to the company's sign-in by a link, because `form-action` also applies to redirects after a form. */
export const toCompany = (reply: FastifyReply, url: string): FastifyReply =>
  show(reply, {
    title: 'Your company signs you in',
    lead: 'You sign in there and come back here afterwards.',
    link: { href: url, label: 'Continue' },
  });

/** The page for an expired or used mail link. */
export const linkOver = (reply: FastifyReply): FastifyReply =>
  show(reply.code(410), {
    title: 'This link is over',
    lead: 'It has been used or is too old. Please ask for a new one.',
    link: { href: '/login', label: 'Sign in' },
  });

/** Forms of these pages need the form token. */
export const postForm = (pages: FastifyInstance, path: string, handler: RouteHandlerMethod): FastifyInstance =>
  pages.post(path, protectedForm(pages), handler);

/** The form fields of these pages. */
export const bodyOf = (
  request: FastifyRequest,
): { token: string; passwd: string; username: string; redir: unknown } => {
  const { body } = request;
  return {
    token: textOf(fieldOf(body, 'token')),
    passwd: textOf(fieldOf(body, 'passwd')),
    username: textOf(fieldOf(body, 'username'), 254),
    redir: fieldOf(body, 'redir'),
  };
};

export const tokenOf = (request: FastifyRequest): string => textOf(fieldOf(request.query, 'token'));
