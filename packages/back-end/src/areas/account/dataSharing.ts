import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../http/Services.ts';
import { hostCookie, readHostCookie } from '../../http/sessions/hostCookies.ts';
import { cookieOptions } from '../../http/sessions/RequestSessions.ts';
import { refuseActing } from '../../http/sessions/refuseActing.ts';

/** The data-sharing choice of a signed-out visitor: `0` or `1`. */
const DATA_SHARING_COOKIE = 'travel_data_sharing';
const DATA_SHARING_SECONDS = 400 * 24 * 60 * 60;

/** Global Privacy Control: the browser asks every site not to share data about its visitor. */
export const hasPrivacySignal = (request: FastifyRequest): boolean => request.headers['sec-gpc'] === '1';

/** The saved choice; allowed until there is one. An account without a choice uses what this browser chose before. */
export async function readSharing(
  { db, sessions }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const session = await sessions.read(request, reply);
  const ofBrowser = readOfBrowser(request) !== '0';
  if (!session) return ofBrowser;
  const settings = await db
    .selectFrom('account_settings')
    .select('allow_data_sharing')
    .where('user_id', '=', session.userId)
    .executeTakeFirst();
  return settings?.allow_data_sharing ?? ofBrowser;
}

/**
 * Only this host can set it. An opt-out of before its name had the prefix goes on to count: who plants one shares nothing by
 * it.
 */
const readOfBrowser = (request: FastifyRequest): string | undefined =>
  readHostCookie(request, DATA_SHARING_COOKIE) ?? request.cookies[DATA_SHARING_COOKIE];

/** Whether data about the visitor may be shared: by their choice, unless their browser says no (D-42). */
export const mayShare = async (...[services, request, reply]: Parameters<typeof readSharing>): Promise<boolean> =>
  !hasPrivacySignal(request) && (await readSharing(services, request, reply));

export async function storeSharing(
  { db, sessions }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  isAllowed: boolean,
): Promise<void> {
  const session = await sessions.read(request, reply);
  if (session) {
    refuseActing(session);
    await db
      .insertInto('account_settings')
      .values({ user_id: session.userId, allow_data_sharing: isAllowed })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ allow_data_sharing: isAllowed }))
      .execute();
    return;
  }
  reply.setCookie(hostCookie(reply.server, DATA_SHARING_COOKIE), isAllowed ? '1' : '0', {
    ...cookieOptions(request),
    httpOnly: true,
    maxAge: DATA_SHARING_SECONDS,
  });
}
