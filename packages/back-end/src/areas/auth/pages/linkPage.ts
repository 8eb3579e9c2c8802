import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldOf } from '../../../http/fieldOf.ts';
import type { Services } from '../../../http/Services.ts';
import { safeRedirect } from '../../../http/safeRedirect.ts';
import { isRefusedIdentity } from '../providers/IdentityProvider.ts';
import { loginAndLink } from '../providers/linkGoogle.ts';
import { findPendingLink } from '../providers/providerFlows.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { ask, bodyOf, linkOver, postForm, type Question, textOf } from './identForms.ts';

const PATH = '/login/google/link';

const question: Question = {
  title: 'Link your Google account',
  lead: 'There is an account with this address already. Enter its password once, and Google signs you in from now on.',
  form: {
    path: PATH,
    field: { name: 'passwd', label: 'Password', type: 'password', autocomplete: 'current-password' },
    button: 'Sign in and link',
  },
};

/** Hidden fields of the form. `state` belongs to the Google flow with the pending link. */
interface PendingLink {
  state: string;
  redir: string;
  sticky: boolean;
}

/** Asks for the password of the account with this address (SIG-036) when the Google flow runs without a popup. */
export const askToLink = (
  request: FastifyRequest,
  reply: FastifyReply,
  { state, redir, sticky }: PendingLink,
  error?: string,
): FastifyReply => ask(request, reply, question, { state, redir, sticky: String(sticky) }, error);

export function registerLinkPage(pages: FastifyInstance, services: Services): void {
  postForm(pages, PATH, async (request, reply) => {
    const { passwd, redir } = bodyOf(request);
    const pending = {
      state: textOf(fieldOf(request.body, 'state')),
      redir: safeRedirect(redir, siteOrigin(services, request)),
      sticky: fieldOf(request.body, 'sticky') === 'true',
    };
    if (!passwd) return askToLink(request, reply, pending, 'Please enter the password.');
    try {
      const identity = await findPendingLink(services, request, 'google', pending.state);
      const form = { passwd, sticky: pending.sticky, userInfo: false };
      const answer = await loginAndLink(services, request, reply, identity, form);
      if (answer.status === 0) return reply.redirect(pending.redir, 303);
      return askToLink(request, reply, pending, answer.message);
    } catch (error) {
      if (isRefusedIdentity(error)) return linkOver(reply);
      throw error;
    }
  });
}
