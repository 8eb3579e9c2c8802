import { accountManagerMessageRules } from '@travel-shell/contract/rules/accountManagerMessageRules';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { answerOnce } from '../../http/answerOnce.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { readMediaType } from '../../http/uploads/readMediaType.ts';
import { checkFileRoom } from '../business/checkFileRoom.ts';
import { lockCompany } from '../business/lockCompany.ts';
import { composeMail } from '../mail/composeMail.ts';
import { nameInMail, textInMail } from '../mail/textInMail.ts';

const { types, maxBytes } = accountManagerMessageRules.attachment;

/** API-122. The attachment is stored with the message; the mail names it. */
export function createAccountManagerOperations(services: Services) {
  const { db, mail, limits } = services;
  return {
    async contactAccountManager(request, reply): Promise<void> {
      const member = request.member;
      const { subject, attachment, ...body } = request.body;
      // Forms are sent with CRLF line breaks (HTML, "multipart/form-data encoding algorithm").
      const description = body.description.replaceAll('\r\n', '\n');
      const [file] = request.uploads.attachment ?? [];
      if (attachment !== undefined && !file) {
        throw new ApiError(
          400,
          'VALIDATION_ERROR',
          'body/attachment must be a file.',
          'Please check what you entered.',
        );
      }
      const mediaType = file && (await readMediaType(file, types, maxBytes));
      await limits.beginMail('businessMail', member.userId, request.ip);
      const store = async (trx: Transaction<Database>) => {
        await checkFileRoom(trx, member.companyId, file?.content.length ?? 0);
        const sender = await trx
          .selectFrom('users')
          .innerJoin('business_profiles as profile', 'profile.user_id', 'users.id')
          .innerJoin('companies as company', 'company.id', 'profile.company_id')
          .select(['users.account_name', 'users.account_email', 'company.name as company'])
          .where('users.id', '=', member.userId)
          .executeTakeFirstOrThrow();
        await trx
          .insertInto('account_manager_messages')
          .values({
            company_id: member.companyId,
            sender_id: member.userId,
            subject,
            description,
            attachment_name: file?.fileName ?? null,
            attachment_media_type: mediaType ?? null,
            attachment: file?.content ?? null,
          })
          .execute();
        await mail.send(
          composeMail({
            to: services.staffMail.accountManagers,
            kind: 'account-manager',
            subject: `${nameInMail(sender.company)}: ${nameInMail(subject)}`,
            paragraphs: [
              `${nameInMail(sender.account_name)} (${sender.account_email}) of ${nameInMail(sender.company)} writes:`,
              ...textInMail(description).split(/\n{2,}/),
              ...(file
                ? [`With it came "${nameInMail(file.fileName)}" (${mediaType}, ${file.content.length} bytes).`]
                : []),
            ],
          }),
          trx,
        );
      };
      await db.transaction().execute(async (trx) => {
        await lockCompany(trx, member.companyId);
        await answerOnce(trx, request, member.userId, () => store(trx));
      });
      reply.code(204);
    },
  } satisfies Partial<OperationHandlers>;
}
