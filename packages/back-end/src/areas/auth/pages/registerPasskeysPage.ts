import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldOf } from '../../../http/fieldOf.ts';
import { currentFormToken } from '../../../http/formTokens.ts';
import type { Services } from '../../../http/Services.ts';
import { sendPage } from '../../../pages/sendPage.ts';
import { readPasskeys, removePasskey, renamePasskey } from '../passkeys/ownPasskeys.ts';
import { requireOwnSession } from '../requireOwnSession.ts';
import { PASSKEYS_PATH } from '../waysToSignIn.ts';
import { postForm, textOf } from './identForms.ts';
import { PASSKEYS_POLICY, passkeysPage } from './passkeysPage.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LONGEST_NAME = 60;

/** `/s/ident/passkeys`: the visitor's passkeys, to name, remove and add. Only adding needs script. */
export function registerPasskeysPage(pages: FastifyInstance, services: Services): void {
  const { db, sessions } = services;
  const toLogin = (reply: FastifyReply) => reply.redirect(`/login?redir=${encodeURIComponent(PASSKEYS_PATH)}`, 303);

  async function show(request: FastifyRequest, reply: FastifyReply, problem?: string): Promise<FastifyReply> {
    const { userId, isRecent } = await requireOwnSession(services, request, reply);
    const passkeys = await readPasskeys(db, userId);
    const formToken = currentFormToken(request, reply);
    return sendPage(reply, passkeysPage({ passkeys, formToken, isRecent, problem }), PASSKEYS_POLICY);
  }

  pages.get(PASSKEYS_PATH, async (request, reply) =>
    (await sessions.read(request, reply)) ? show(request, reply) : toLogin(reply),
  );

  postForm(pages, PASSKEYS_PATH, async (request, reply) => {
    if (!(await sessions.read(request, reply))) return toLogin(reply);
    const { body } = request;
    const passkeyId = textOf(fieldOf(body, 'passkey'));
    const name = textOf(fieldOf(body, 'name')).trim();
    // A passkey that is gone needs no words: the list shows it.
    if (!UUID.test(passkeyId)) return reply.redirect(PASSKEYS_PATH, 303);
    if (fieldOf(body, 'action') === 'remove') {
      const answer = await removePasskey(services, request, reply, { passkeyId });
      if (answer.status !== 0) return show(request, reply, answer.message);
    } else {
      if (!name || [...name].length > LONGEST_NAME) {
        return show(request, reply.code(400), `A name has 1 to ${LONGEST_NAME} characters.`);
      }
      await renamePasskey(services, request, reply, { passkeyId, name });
    }
    return reply.redirect(PASSKEYS_PATH, 303);
  });
}
