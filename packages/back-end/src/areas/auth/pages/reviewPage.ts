import type { Schema } from '@travel-shell/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldOf } from '../../../http/fieldOf.ts';
import { currentFormToken } from '../../../http/formTokens.ts';
import type { Services } from '../../../http/Services.ts';
import { escapeHtml } from '../../../pages/html.ts';
import { sheetPage } from '../../../pages/layout.ts';
import { sendPage } from '../../../pages/sendPage.ts';
import { endSessions } from '../endSessions.ts';
import { logEndedSessions } from '../logAuthentication.ts';
import { useMailToken } from '../mailTokens.ts';
import { readPasskeys, removedText } from '../passkeys/ownPasskeys.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { tellOfChange } from '../waysToSignIn.ts';
import { linkOver, postForm, show, textOf } from './identForms.ts';
import { day } from './passkeysPage.ts';

const PATH = '/s/ident/review';

const DONE = {
  title: 'That is your new password',
  lead: 'You can sign in with it now.',
  link: { href: '/login', label: 'Sign in' },
};

/**
 * After a new password: whoever had the old one may have left a passkey or an account at Google, which sign in as
 * before. Shows them to keep or remove, once, if there are any.
 */
export async function askToReview(
  { db }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, token }: { userId: string; token: string },
): Promise<FastifyReply> {
  const passkeys = await readPasskeys(db, userId);
  const identities = await db
    .selectFrom('identities')
    .select(['provider', 'email'])
    .where('user_id', '=', userId)
    .where('provider', 'not like', 'company:%')
    .execute();
  if (passkeys.length + identities.length === 0) return show(reply, DONE);
  const ways = [
    ...passkeys.map((passkey) => ({ value: `passkey:${passkey.passkeyId}`, label: describe(passkey) })),
    ...identities.map(({ provider, email }) => ({
      value: `identity:${provider}`,
      label: `${escapeHtml(provider[0]?.toUpperCase() + provider.slice(1))}, ${escapeHtml(email)}`,
    })),
  ];
  return sendPage(reply, reviewPage(ways, token, currentFormToken(request, reply)));
}

export function registerReviewPage(pages: FastifyInstance, services: Services): void {
  postForm(pages, PATH, async (request, reply) => {
    const token = textOf(fieldOf(request.body, 'token'));
    const ticked = [fieldOf(request.body, 'remove')].flat().map((value) => textOf(value));
    const origin = siteOrigin(services, request);
    const owner = await services.db.transaction().execute(async (trx) => {
      const userId = await useMailToken(trx, token, 'review-sign-in');
      if (!userId) return undefined;
      for (const { passkeyId, name } of await readPasskeys(trx, userId)) {
        if (!ticked.includes(`passkey:${passkeyId}`)) continue;
        await trx.deleteFrom('passkeys').where('passkey_id', '=', passkeyId).execute();
        await tellOfChange(services, trx, { userId, what: removedText(name), origin });
      }
      for (const provider of ['google', 'apple', 'naver'] as const) {
        if (!ticked.includes(`identity:${provider}`)) continue;
        const gone = await trx
          .deleteFrom('identities')
          .where('user_id', '=', userId)
          .where('provider', '=', provider)
          .returning('provider')
          .executeTakeFirst();
        const what = `Your account at ${provider[0]?.toUpperCase()}${provider.slice(1)} does not sign you in any more.`;
        if (gone) await tellOfChange(services, trx, { userId, what, origin });
      }
      // Signed in meanwhile by what is gone now.
      if (ticked.length > 0) await endSessions(trx, userId);
      return userId;
    });
    if (!owner) return linkOver(reply);
    if (ticked.length > 0) logEndedSessions(request, { userId: owner, which: 'all', because: 'removed-way' });
    return show(reply, DONE);
  });
}

const describe = ({ name, createdAt, lastUsedAt }: Schema<'Passkey'>) =>
  `Passkey${name ? ` <bdi>${escapeHtml(name)}</bdi>` : ''}, added on ${day(createdAt)}, ${
    lastUsedAt ? `last used on ${day(lastUsedAt)}` : 'not used yet'
  }`;

const reviewPage = (ways: { value: string; label: string }[], token: string, formToken: string) =>
  sheetPage(
    'What else signs you in',
    `<h1>Is all of this yours?</h1>
<p>Your new password is set, and all devices are signed out. These still sign in to your account. Tick what is not yours or what you have lost.</p>
<form method="post" action="${PATH}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="formtoken" value="${escapeHtml(formToken)}">
<fieldset class="ticks"><legend>Remove</legend>
${ways.map(({ value, label }) => `<label class="check"><input type="checkbox" name="remove" value="${escapeHtml(value)}"> <span>${label}</span></label>`).join('\n')}
</fieldset>
<button type="submit" class="button">Remove what is ticked, keep the rest</button>
</form>`,
  );
