import type { FastifyInstance, FastifyReply } from 'fastify';
import { type IdentPage, identPage } from './identPage.ts';
import { sendPage } from './sendPage.ts';

export const show = (reply: FastifyReply, page: IdentPage): FastifyReply => sendPage(reply, identPage(page));

/** Options of a route that accepts one of our forms. */
export const protectedForm = (pages: FastifyInstance) => ({
  preHandler: pages.csrfProtection,
  config: { formTokenField: 'formtoken' },
});

export const LINK_OVER: IdentPage = {
  title: 'This link is not good any more',
  lead: 'It has been used, or it is too old.',
  link: { href: '/business', label: 'Go on' },
};

/** A text field of a form, else empty. */
export const text = (value: unknown, maxLength = 1024): string =>
  typeof value === 'string' && value.length <= maxLength && !value.includes('\0') ? value : '';

/** The login URL that returns to the current page. */
export const loginFor = (path: string): string => `/login?redir=${encodeURIComponent(path)}`;
