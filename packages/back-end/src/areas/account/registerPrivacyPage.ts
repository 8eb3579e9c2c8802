import { MANAGE_PAGES } from '@travel-shell/core/managePages';
import type { FastifyInstance } from 'fastify';
import { currentFormToken } from '../../http/formTokens.ts';
import type { Services } from '../../http/Services.ts';
import { protectedForm, show } from '../../pages/pageParts.ts';
import { hasPrivacySignal, readSharing, storeSharing } from './dataSharing.ts';

const PATH = MANAGE_PAGES.default;

const SIGNAL = 'Your browser asks us not to share data about you (Global Privacy Control), so we do not.';
const SHARED = 'We may share data about you with partners, for advertising.';
const NOT_SHARED = 'We do not share data about you with partners.';

/** The page on which visitors opt out of data sharing without the dialog, and without script (RTE-017). */
export function registerPrivacyPage(pages: FastifyInstance, services: Services): void {
  pages.get(PATH, async (request, reply) => {
    const isAllowed = await readSharing(services, request, reply);
    const saved = isAllowed ? SHARED : NOT_SHARED;
    return show(reply, {
      title: 'Your privacy choices',
      lead: hasPrivacySignal(request) ? `${SIGNAL} Without that signal: ${saved}` : saved,
      form: {
        path: PATH,
        formToken: currentFormToken(request, reply),
        hidden: { allowDataSharing: String(!isAllowed) },
        button: isAllowed ? 'Opt out' : 'Opt in again',
      },
    });
  });

  pages.post<{ Body: { allowDataSharing?: unknown } | undefined }>(
    PATH,
    protectedForm(pages),
    async (request, reply) => {
      // Whatever does not clearly allow it forbids it.
      await storeSharing(services, request, reply, request.body?.allowDataSharing === 'true');
      return reply.redirect(PATH, 303);
    },
  );
}
