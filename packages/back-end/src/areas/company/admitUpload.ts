import type { FastifyReply, preValidationAsyncHookHandler } from 'fastify';
import { ApiError } from '../../errors/ApiError.ts';
import type { LimitedAction } from '../../http/limits/actionLimits.ts';
import type { Services } from '../../http/Services.ts';
import { checkFileRoom } from '../business/checkFileRoom.ts';
import { requireMember } from '../business/requireMember.ts';

/** A process draws and stores few uploads at once. Those that are still being sent are bounded by their bytes. */
export const UPLOADS_AT_ONCE = 4;

const RETRY_AFTER_SECONDS = 5;

const LIMITED: Readonly<Record<string, LimitedAction>> = { reportIssue: 'issueReport', uploadCompanyLogo: 'logo' };

/** Operations whose files are kept beside each other. A logo replaces the last one. A message counts as a mail. */
const KEPT: ReadonlySet<string> = new Set(['reportIssue', 'contactAccountManager']);

/**
 * Only members of companies upload files. Whoever may not send one, or has sent too many, is refused before any of it is
 * read. A place is taken once all of it is there, as senders may stand still.
 */
export function createUploadAdmission(services: Services) {
  const underWay = new Set<FastifyReply>();

  return {
    admit:
      (operationId: string): preValidationAsyncHookHandler =>
      async (request, reply) => {
        const { userId, companyId } = request.member ?? (await requireMember(services, request, reply));
        const limit = LIMITED[operationId];
        if (limit) await services.limits.begin(limit, userId, request.ip);
        if (KEPT.has(operationId))
          await checkFileRoom(services.db, companyId, Number(request.headers['content-length'] ?? 0));
      },

    takePlace: (async (_request, reply) => {
      // The connection has closed already, so nothing would free the place.
      if (reply.raw.destroyed) return;
      if (underWay.size >= UPLOADS_AT_ONCE) throw tooManyUploads(underWay.size);
      underWay.add(reply);
      reply.raw.once('close', () => underWay.delete(reply));
    }) satisfies preValidationAsyncHookHandler,
  };
}

export const tooManyUploads = (count: number): ApiError =>
  new ApiError(
    503,
    'OVERLOADED',
    `${count} uploads are under way. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
    'There is a lot going on right now. Please try again.',
    { 'retry-after': String(RETRY_AFTER_SECONDS) },
  );
