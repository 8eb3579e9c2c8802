import type { Schema } from '@travel-shell/contract';
import { issueReportFormRules } from '@travel-shell/contract/rules/issueReportFormRules';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { answerOnce } from '../../http/answerOnce.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { readMediaType } from '../../http/uploads/readMediaType.ts';
import { composeMail } from '../mail/composeMail.ts';
import { nameInMail, textInMail } from '../mail/textInMail.ts';
import { checkFileRoom } from './checkFileRoom.ts';
import { lockCompany } from './lockCompany.ts';
import { requireMember } from './requireMember.ts';

const { types, maxBytes } = issueReportFormRules.attachments.item;

/** API-123. */
export function createIssueOperations(services: Services) {
  const { db, mail } = services;
  return {
    async reportIssue(request, reply): Promise<Schema<'IssueReportReceipt'>> {
      const { userId, companyId } = await requireMember(services, request, reply);
      const form = request.body;
      const attachments = await Promise.all(
        (request.uploads.attachments ?? []).map(async (upload, position) => ({
          position,
          file_name: upload.fileName,
          media_type: await readMediaType(upload, types, maxBytes),
          content: upload.content,
        })),
      );
      const bytes = attachments.reduce((sum, { content }) => sum + content.length, 0);
      const store = async (trx: Transaction<Database>) => {
        await checkFileRoom(trx, companyId, bytes);
        const { id } = await trx
          .insertInto('issue_reports')
          .values({
            company_id: companyId,
            reporter_id: userId,
            summary: form.summary,
            description: form.description,
            topic: form.topic,
            booking_number: form.bookingNumber ?? null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (attachments.length > 0) {
          await trx
            .insertInto('issue_attachments')
            .values(attachments.map((attachment) => ({ report_id: id, ...attachment })))
            .execute();
        }
        await mail.send(reportMail(services.staffMail.support, id, form, attachments), trx);
        return { reportId: id };
      };
      return db.transaction().execute(async (trx) => {
        await lockCompany(trx, companyId);
        return answerOnce(trx, request, userId, () => store(trx));
      });
    },
  } satisfies Partial<OperationHandlers>;
}

const reportMail = (
  to: string,
  id: string,
  form: Schema<'IssueReportForm'>,
  files: { file_name: string; media_type: string }[],
) =>
  composeMail({
    to,
    kind: 'issue-report',
    subject: `${nameInMail(form.topic)}: ${nameInMail(form.summary)}`,
    paragraphs: [
      textInMail(form.description),
      ...(form.bookingNumber ? [`Booking: ${nameInMail(form.bookingNumber)}`] : []),
      ...files.map(({ file_name, media_type }) => `Attached: ${nameInMail(file_name)} (${media_type})`),
    ],
    footnote: `Report ${id}`,
  });
