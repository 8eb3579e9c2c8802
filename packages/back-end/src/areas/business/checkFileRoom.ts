import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';

/** All files of a company's reports and messages together. Every visitor can sign up a company. */
export const COMPANY_FILE_BYTES = 250 * 1024 * 1024;

/**
 * Throws TOO_MANY_FILES where a company has no room for these bytes more. Before an upload is read, and again with the company
 * locked when it is stored: of uploads beside each other the first may have taken the room.
 */
export async function checkFileRoom(db: Kysely<Database>, companyId: string, more: number): Promise<void> {
  const { rows } = await sql<{ bytes: string }>`
    select
      (select coalesce(sum(octet_length(file.content)), 0)
       from issue_attachments file join issue_reports report on report.id = file.report_id
       where report.company_id = ${companyId})
      + (select coalesce(sum(octet_length(attachment)), 0) from account_manager_messages where company_id = ${companyId})
      as bytes`.execute(db);
  const bytes = Number(rows[0]?.bytes ?? 0);
  if (bytes + more <= COMPANY_FILE_BYTES) return;
  throw new ApiError(
    409,
    'TOO_MANY_FILES',
    `The company has sent files of ${bytes} bytes, at most ${COMPANY_FILE_BYTES} are kept.`,
    'Your company has sent too many files. Please write without one.',
  );
}
