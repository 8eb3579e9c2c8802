import type { Locale } from '@travel-shell/core';
import { loadMessages } from '../../messages/generated/loadMessages.ts';
import { composeMail } from '../mail/composeMail.ts';
import type { OutgoingMail } from '../mail/Mail.ts';
import { nameInMail } from '../mail/textInMail.ts';

interface InvitationMail {
  to: string;
  companyName: string;
  inviter: string;
  url: string;
  locale: Locale;
}

export async function invitationMail(mail: InvitationMail): Promise<OutgoingMail> {
  const { to, url, locale } = mail;
  const messages = await loadMessages(locale);
  const { subject, invited, join, footnote } = messages.invitation;
  const company = nameInMail(mail.companyName);
  return composeMail({
    ...{ to, locale, kind: 'company-invitation', priority: 'stranger' },
    subject: subject({ company }),
    paragraphs: [invited({ inviter: nameInMail(mail.inviter), company })],
    action: { label: join, url },
    footnote,
  });
}
