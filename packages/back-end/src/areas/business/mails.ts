import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Services } from '../../http/Services.ts';
import { siteOrigin } from '../auth/siteOrigin.ts';
import { composeMail } from '../mail/composeMail.ts';
import { nameInMail } from '../mail/textInMail.ts';
import { createLink, type LinkKind } from './links.ts';

interface Confirmation {
  kind: Extract<LinkKind, 'confirmProfile' | 'confirmCompany'>;
  userId: string;
  companyId: string;
}

const SUBJECTS = {
  confirmProfile: 'Confirm your business profile',
  confirmCompany: 'Confirm your company',
} as const;

/** Mails the confirmation link, if there is anything to confirm. Uses the caller's transaction, if any. */
export async function sendConfirmationMail(
  services: Services,
  request: FastifyRequest,
  { kind, userId, companyId }: Confirmation,
  trx: Kysely<Database> = services.db,
): Promise<void> {
  const row = await trx
    .selectFrom('business_profiles as profile')
    .innerJoin('users', 'users.id', 'profile.user_id')
    .innerJoin('companies as company', 'company.id', 'profile.company_id')
    .select([
      'users.account_email as email',
      'company.name',
      'profile.first_name',
      'profile.confirmation_needed as profile_needed',
      'company.confirmation_needed as company_needed',
    ])
    .where('profile.user_id', '=', userId)
    .where('company.id', '=', companyId)
    .executeTakeFirst();
  if (!row || !(kind === 'confirmCompany' ? row.company_needed : row.profile_needed)) return;
  const url = siteOrigin(services, request) + (await createLink(trx, { kind, userId, companyId }));
  await services.mail.send(
    composeMail({
      to: row.email,
      kind: kind === 'confirmCompany' ? 'company-confirmation' : 'business-profile-confirmation',
      subject: SUBJECTS[kind],
      paragraphs: [
        `Hello ${nameInMail(row.first_name)},`,
        kind === 'confirmCompany'
          ? `please confirm that ${nameInMail(row.name)} is to travel with us.`
          : `please confirm that you belong to ${nameInMail(row.name)}.`,
      ],
      action: { label: 'Confirm', url },
      footnote: 'You need to be signed in. The link is good for three days.',
    }),
    trx,
  );
}
