import type { Schema } from '@travel-shell/contract';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { composeMail } from '../mail/composeMail.ts';
import { nameInMail, textInMail } from '../mail/textInMail.ts';

type DemoRequestState = Schema<'DemoRequestState'>;

/** API-109, API-110. */
export function createDemoOperations(services: Services) {
  const { db, mail } = services;
  return {
    async requestDemo(request): Promise<DemoRequestState> {
      const { companyId, userId } = request.member;
      const { phoneNumber, message } = request.body ?? {};
      await db.transaction().execute(async (trx) => {
        // Only the call that changes the state sends the mail; repeated requests do not.
        const company = await trx
          .updateTable('companies')
          .set({ demo_status: 'requested' })
          .where('id', '=', companyId)
          .where('demo_status', '!=', 'requested')
          .returning('name')
          .executeTakeFirst();
        if (!company) return;
        const { account_name, account_email } = await trx
          .selectFrom('users')
          .select(['account_name', 'account_email'])
          .where('id', '=', userId)
          .executeTakeFirstOrThrow();
        await mail.send(
          composeMail({
            to: services.staffMail.sales,
            kind: 'demo-request',
            subject: `${nameInMail(company.name)} asks for a demonstration`,
            paragraphs: [
              `${nameInMail(account_name)} (${account_email}) would like to see what we do.`,
              ...(phoneNumber ? [`Phone: ${nameInMail(phoneNumber)}`] : []),
              ...(message ? [textInMail(message)] : []),
            ],
          }),
          trx,
        );
      });
      return { status: 'requested' };
    },

    async postponeDemo(request): Promise<DemoRequestState> {
      const { companyId } = request.member;
      await db
        .updateTable('companies')
        .set({ demo_status: 'postponed' })
        .where('id', '=', companyId)
        .where('demo_status', '=', 'notRequested')
        .execute();
      const { demo_status } = await db
        .selectFrom('companies')
        .select('demo_status')
        .where('id', '=', companyId)
        .executeTakeFirstOrThrow();
      return { status: demo_status };
    },
  } satisfies Partial<OperationHandlers>;
}
