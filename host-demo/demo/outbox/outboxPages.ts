import type { SentMail } from 'travel-shell-back-end/areas/mail/Mail.ts';
import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import { homeLink, layout, type Page } from 'travel-shell-back-end/pages/layout.ts';

/** The mails, newest first; only those to `to`, if given. */
export function outboxPage(mails: readonly SentMail[], to: string | undefined): Page {
  const whose = to ? ` for <bdi>${escapeHtml(to)}</bdi>` : '';
  return layout(
    'Outbox',
    (site) => `<main class="page outbox">
${homeLink(site)}
<h1>Outbox${whose}</h1>
<p class="lead">Mail this site has sent. It goes no further than this page, so no address has to exist.</p>
${to ? '<p><a href="/demo/outbox">All mail</a></p>' : ''}
${mails.length > 0 ? `<ol class="mails">${mails.map(mailRow).join('')}</ol>` : '<p class="empty">No mail yet.</p>'}
</main>`,
  );
}

const mailRow = ({ id, to, subject, text, kind, sentAt }: SentMail) => `<li class="mail">
<div><a class="mail-link" href="/demo/outbox/${id}">${escapeHtml(subject)}</a><p class="mail-start">${escapeHtml(startOf(text))}</p></div>
<p class="mail-about"><bdi>${escapeHtml(to)}</bdi><br>${time(sentAt)}<br><span class="mail-kind">${escapeHtml(kind)}</span></p>
</li>`;

/** One mail: its rendered HTML and its plain text. */
export function mailPage({ id, to, subject, text, html, kind, sentAt }: SentMail): Page {
  return layout(
    subject,
    (site) => `<main class="page outbox">
${homeLink(site)}
<p><a href="/demo/outbox">Outbox</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl class="mail-head">
<div><dt>To</dt><dd><a href="/demo/outbox?to=${encodeURIComponent(to)}"><bdi>${escapeHtml(to)}</bdi></a></dd></div>
<div><dt>Sent</dt><dd>${time(sentAt)}</dd></div>
<div><dt>Kind</dt><dd><span class="mail-kind">${escapeHtml(kind)}</span></dd></div>
</dl>
${html === null ? plainText(text) : `<iframe class="mail-body" title="The mail" src="/demo/outbox/${id}/html"></iframe>\n<details><summary>Plain text</summary>${plainText(text)}</details>`}
</main>`,
  );
}

const plainText = (text: string) => `<pre class="mail-text">${linked(text)}</pre>`;

/** The first paragraph, truncated to fit. */
function startOf(text: string): string {
  const [first = ''] = text.split('\n\n');
  return first.length > 140 ? `${first.slice(0, 140).trimEnd()}…` : first;
}

const time = (at: Date) =>
  `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;

/** Escaped, with URLs as links. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, i) => (i % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`))
    .join('');
