import type { FastifyReply, FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { LimitedAction } from '../../http/limits/actionLimits.ts';
import type { Services } from '../../http/Services.ts';
import { requireMember } from '../business/requireMember.ts';

/** A process holds the files of an upload in memory until they are stored, so few may be under way. */
export const UPLOADS_AT_ONCE = 4;

/** All files of a company's reports and messages together. Every visitor can sign up a company. */
export const COMPANY_FILE_BYTES = 250 * 1024 * 1024;

const RETRY_AFTER_SECONDS = 5;

const LIMITED: Readonly<Record<string, LimitedAction>> = { reportIssue: 'issueReport', uploadCompanyLogo: 'logo' };

/** Operations whose files are kept beside each other. A logo replaces the last one. A message counts as a mail. */
const KEPT: ReadonlySet<string> = new Set(['reportIssue', 'contactAccountManager']);

/**
 * Only members of companies upload files. Whoever may not send one, or has sent too many, is refused before any of it is
 * read.
 */
export function createUploadAdmission(services: Services) {
  const underWay = new Set<FastifyReply>();

  return (operationId: string): preValidationAsyncHookHandler =>
    async (request, reply) => {
      const { userId, companyId } = request.member ?? (await requireMember(services, request, reply));
      const limit = LIMITED[operationId];
      if (limit) await services.limits.begin(limit, userId, request.ip);
      if (KEPT.has(operationId)) await checkRoom(services.db, companyId, request);
      // The connection has closed already, so nothing would free the place.
      if (reply.raw.destroyed) return;
      if (underWay.size >= UPLOADS_AT_ONCE) throw tooManyUploads(underWay.size);
      underWay.add(reply);
      reply.raw.once('close', () => underWay.delete(reply));
    };
}

async function checkRoom(db: Kysely<Database>, companyId: string, { headers }: FastifyRequest): Promise<void> {
  const { rows } = await sql<{ bytes: string }>`
    select
      (select coalesce(sum(octet_length(file.content)), 0)
       from issue_attachments file join issue_reports report on report.id = file.report_id
       where report.company_id = ${companyId})
      + (select coalesce(sum(octet_length(attachment)), 0) from account_manager_messages where company_id = ${companyId})
      as bytes`.execute(db);
  const bytes = Number(rows[0]?.bytes ?? 0);
  if (bytes + Number(headers['content-length'] ?? 0) <= COMPANY_FILE_BYTES) return;
  throw new ApiError(
    409,
    'TOO_MANY_FILES',
    `The company has sent files of ${bytes} bytes, at most ${COMPANY_FILE_BYTES} are kept.`,
    'Your company has sent too many files. Please write without one.',
  );
}

export const tooManyUploads = (count: number): ApiError =>
  new ApiError(
    503,
    'OVERLOADED',
    `${count} uploads are under way. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
    'There is a lot going on right now. Please try again.',
    { 'retry-after': String(RETRY_AFTER_SECONDS) },
  );
