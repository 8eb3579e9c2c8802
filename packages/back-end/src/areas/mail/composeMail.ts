import type { Locale } from '@travel-shell/core';
import { directionOf } from '@travel-shell/i18n';
import { escapeHtml } from '../../pages/html.ts';
import { languageOf } from '../../pages/layout.ts';
import type { OutgoingMail } from './Mail.ts';

export interface MailContent {
  to: string;
  kind: string;
  priority?: OutgoingMail['priority'];
  expiresInSeconds?: number;
  subject: string;
  paragraphs: string[];
  /** The call to action, as a button; in plain text a URL on its own line. */
  action?: { label: string; url: string };
  /** Small print below. */
  footnote?: string;
  /** The locale of the texts; English if there is none. */
  locale?: Locale;
}

/** The mail as plain text and as HTML. All inputs are plain text. */
export function composeMail({
  to,
  kind,
  priority,
  expiresInSeconds,
  subject,
  paragraphs,
  action,
  footnote,
  locale,
}: MailContent): OutgoingMail {
  const text = [...paragraphs, action && `${action.label}:\n${action.url}`, footnote]
    .filter((part) => part !== undefined)
    .join('\n\n');
  return {
    to,
    kind,
    ...(priority && { priority }),
    ...(expiresInSeconds !== undefined && { expiresInSeconds }),
    subject,
    text,
    html: toHtml({ subject, paragraphs, action, footnote, locale }),
  };
}

function toHtml({
  subject,
  paragraphs,
  action,
  footnote,
  locale = 'en-US',
}: Pick<MailContent, 'subject' | 'paragraphs'> & Optional) {
  const lang = languageOf(locale);
  const button =
    action &&
    `<p style="margin:28px 0"><a target="_top" href="${escapeHtml(action.url)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`;
  return `<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${BODY}">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.2">${escapeHtml(subject)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 14px">${escapeHtml(paragraph)}</p>`).join('\n')}
${button ?? ''}
${footnote ? `<p style="margin:28px 0 0;color:#52607a;font-size:14px">${escapeHtml(footnote)}</p>` : ''}
</body></html>
`;
}

type Optional = {
  action: MailContent['action'];
  footnote: MailContent['footnote'];
  locale: MailContent['locale'];
};

/** Mail clients support style attributes and little else. */
const BODY = 'margin:0;padding:32px;background:#fff;color:#10201a;font:16px/1.55 system-ui,sans-serif';
const BUTTON =
  'display:inline-block;padding:12px 22px;border-radius:999px;background:#00684a;color:#fff;font-weight:600;text-decoration:none';
