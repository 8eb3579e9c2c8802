import type { Locale } from '@travel-shell/core';
import { composeMail } from '../mail/composeMail.ts';
import type { OutgoingMail } from '../mail/Mail.ts';
import { nameInMail } from '../mail/textInMail.ts';

interface InvitationTexts {
  /** `{company}`. */
  subject: string;
  /** `{inviter}` and `{company}`. */
  invited: string;
  join: string;
  footnote: string;
}

const ENGLISH: InvitationTexts = {
  subject: 'Join {company}',
  invited: '{inviter} invites you to book and manage your business trips with {company}.',
  join: 'Join',
  footnote: 'The link is good for 14 days. If you do not know who this is, do nothing: nothing will happen.',
};

const TEXTS: Record<Locale, InvitationTexts> = {
  'en-US': ENGLISH,
  pseudo: ENGLISH,
  'de-DE': {
    subject: '{company} beitreten',
    invited: '{inviter} lädt Sie ein, Ihre Geschäftsreisen mit {company} zu buchen und zu verwalten.',
    join: 'Beitreten',
    footnote: 'Der Link gilt 14 Tage. Wenn Sie nicht wissen, wer das ist, tun Sie nichts: Es geschieht dann nichts.',
  },
  'fr-FR': {
    subject: 'Rejoindre {company}',
    invited: '{inviter} vous invite à réserver et à gérer vos voyages d’affaires avec {company}.',
    join: 'Rejoindre',
    footnote:
      'Le lien est valable 14 jours. Si vous ne savez pas de qui il s’agit, ne faites rien : rien ne se passera.',
  },
  'es-ES': {
    subject: 'Únete a {company}',
    invited: '{inviter} te invita a reservar y gestionar tus viajes de negocios con {company}.',
    join: 'Unirme',
    footnote: 'El enlace es válido durante 14 días. Si no sabes quién es, no hagas nada: no pasará nada.',
  },
  'ja-JP': {
    subject: '{company}への招待',
    invited: '{inviter}さんから、{company}の出張の予約と管理に招待されています。',
    join: '参加する',
    footnote: 'リンクの有効期間は14日間です。心当たりがない場合は、何もする必要はありません。',
  },
  ar: {
    subject: 'الانضمام إلى {company}',
    invited: 'يدعوك {inviter} إلى حجز رحلات عملك وإدارتها مع {company}.',
    join: 'انضمام',
    footnote: 'الرابط صالح لمدة 14 يومًا. إذا كنت لا تعرف من هذا، فلا تفعل شيئًا: لن يحدث شيء.',
  },
};

interface InvitationMail {
  to: string;
  companyName: string;
  inviter: string;
  url: string;
  locale: Locale;
}

export function invitationMail({ to, companyName, inviter, url, locale }: InvitationMail): OutgoingMail {
  const { subject, invited, join, footnote } = TEXTS[locale];
  const withNames = (sentence: string) =>
    sentence.replace('{company}', () => nameInMail(companyName)).replace('{inviter}', () => nameInMail(inviter));
  return composeMail({
    ...{ to, locale, kind: 'company-invitation', priority: 'stranger' },
    ...{ subject: withNames(subject), paragraphs: [withNames(invited)], action: { label: join, url }, footnote },
  });
}
