import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currentFormToken } from '../../../http/formTokens.ts';
import type { Services } from '../../../http/Services.ts';
import { LINK_OVER, loginFor, protectedForm, show } from '../../../pages/pageParts.ts';
import { signedInAddress } from '../../auth/signedInAddress.ts';
import { findLink, followLink, type LinkKind } from '../links.ts';

type Params = { Params: { token: string } };

const CONFIRMATIONS: Record<Extract<LinkKind, `confirm${string}`>, { title: string; lead: string }> = {
  confirmProfile: { title: 'Confirm your business profile', lead: 'Confirm that you travel for your company.' },
  confirmCompany: { title: 'Confirm your company', lead: 'Confirm that your company is to travel with us.' },
};

/**
 * `/business/link/…`: the mode switch happens at once, because its URL was just fetched and works only for the
 * session's account. A confirmation asks first, because mail scanners open every link.
 */
export function registerLinkPages(pages: FastifyInstance, services: Services): void {
  const { db, sessions } = services;

  pages.get<Params>('/business/link/:token', async (request, reply) => {
    const { token } = request.params;
    const session = await sessions.read(request, reply);
    const path = pathOf(token);
    if (!session) return reply.redirect(loginFor(path), 303);
    const link = await findLink(db, token);
    if (!link) return show(reply.code(410), LINK_OVER);
    if (link.userId !== session.userId) return forSomebodyElse(services, request, reply, path);
    if (link.kind === 'confirmProfile' || link.kind === 'confirmCompany') {
      const form = { path, formToken: currentFormToken(request, reply), hidden: {}, button: 'Confirm' };
      return show(reply, { ...CONFIRMATIONS[link.kind], form });
    }
    // Whoever only checks that the link is there switches nothing.
    if (request.method === 'GET') await followLink(db, token, session.userId);
    return reply.redirect(link.kind === 'businessMode' ? '/business' : '/', 303);
  });

  pages.post<Params>('/business/link/:token', protectedForm(pages), async (request, reply) => {
    const { token } = request.params;
    const session = await sessions.read(request, reply);
    if (!session) return reply.redirect(loginFor(pathOf(token)), 303);
    const link = await followLink(db, token, session.userId);
    const path = pathOf(token);
    if (!link && (await findLink(db, token))) return forSomebodyElse(services, request, reply, path);
    if (!link) return show(reply.code(410), LINK_OVER);
    return show(reply, {
      title: 'Thank you',
      lead: 'That is all we needed.',
      link: { href: '/business', label: 'Go on' },
    });
  });
}

/**
 * Names who is signed in, and never whom the link is for: it may have been forwarded. It stays good.
 * @param path of the link
 */
export async function forSomebodyElse(services: Services, request: FastifyRequest, reply: FastifyReply, path: string) {
  const address = await signedInAddress(services, request, reply);
  return show(reply.code(403), {
    title: 'This link is for another account',
    lead: `You are signed in as ${address}. Sign out, and in with the account that the link was sent to.`,
    form: {
      path: '/signout',
      formToken: currentFormToken(request, reply),
      hidden: { redir: path },
      button: 'Change the account',
    },
  });
}

const pathOf = (token: string) => `/business/link/${encodeURIComponent(token)}`;
