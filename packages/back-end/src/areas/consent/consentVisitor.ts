import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECRET_COOKIE } from '../../http/formTokens.ts';
import type { Services } from '../../http/Services.ts';
import { hostCookie, readHostCookie } from '../../http/sessions/hostCookies.ts';
import { cookieOptions } from '../../http/sessions/RequestSessions.ts';
import { hashToken } from '../../http/sessions/SessionStore.ts';
import { LONGEST_COOKIE_SECONDS, VISITOR_COOKIE } from './consentCookies.ts';

/** Whose consent it is: a browser, an account, or both. */
export interface ConsentVisitor {
  visitorHash: string | null;
  userId: string | null;
}

export type NamedVisitor = ConsentVisitor & { visitorHash: string };

/** The browser's name, for the cookie that keeps it. */
type NewName = NamedVisitor & { token: string };

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export async function readVisitor(
  { sessions }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ConsentVisitor> {
  const session = await sessions.read(request, reply);
  // A choice of support in its browser is no decision of the member.
  const isOwn = session?.impersonatorId === null;
  const token = readHostCookie(request, VISITOR_COOKIE);
  return {
    visitorHash: token !== undefined && TOKEN.test(token) ? hashToken(token) : null,
    userId: isOwn ? session.userId : null,
  };
}

/** As `readVisitor`, for a visitor making a choice, who gets a name. Call `keepName` once the choice is stored. */
export async function nameVisitor(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<NewName> {
  const { userId } = await readVisitor(services, request, reply);
  const known = readHostCookie(request, VISITOR_COOKIE);
  const token = known !== undefined && TOKEN.test(known) ? known : newToken(request);
  return { visitorHash: hashToken(token), userId, token };
}

/** Sets or extends the visitor cookie. */
export function keepName(request: FastifyRequest, reply: FastifyReply, { token }: NewName): void {
  reply.setCookie(hostCookie(reply.server, VISITOR_COOKIE), token, {
    ...cookieOptions(request),
    httpOnly: true,
    maxAge: LONGEST_COOKIE_SECONDS,
  });
}

/**
 * Derived from the secret of the form token, which every state-changing call has. So two concurrent first decisions of
 * a new visitor get the same id.
 */
function newToken(request: FastifyRequest): string {
  const secret = readHostCookie(request, SECRET_COOKIE) ?? randomBytes(32).toString('base64url');
  return createHash('sha256').update(`consent ${secret}`).digest('base64url');
}
