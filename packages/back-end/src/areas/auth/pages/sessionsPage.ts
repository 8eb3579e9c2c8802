import type { Schema } from '@travel-shell/contract';
import type { Locale } from '@travel-shell/core';
import { formatRelativeTime } from '@travel-shell/i18n/relativeTime';
import type { Messages } from '../../../messages/generated/Messages.ts';
import { escapeHtml } from '../../../pages/html.ts';
import { PASSKEYS_PATH, SESSIONS_PATH } from '../waysToSignIn.ts';

type Session = Schema<'SessionEntry'>;

export interface SessionsContent {
  sessions: Session[];
  locale: Locale;
  messages: Messages;
  formToken: string;
  /** Whether the visitor may end some right now; else they are asked for their password first. */
  isRecent: boolean;
  /** One has just been ended. */
  isDone: boolean;
  /** This page, in the same language. */
  path: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The page's main part. Every form works without script. */
export function sessionsPage(content: SessionsContent): string {
  const { sessions, locale, messages, formToken, isRecent, isDone, path } = content;
  const texts = messages.sessions;
  const named = path.includes('locale=') ? `&locale=${locale}` : '';
  const again = `/s/ident/again?redir=${encodeURIComponent(path)}${named}`;
  const token = `<input type="hidden" name="formtoken" value="${escapeHtml(formToken)}">`;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const endOthers = `<form method="post" action="${escapeHtml(path)}">${token}<button type="submit" name="session" value="others" class="button">${texts.endOthers}</button></form>`;
  return `<p class="crumb"><a href="/profile/account">${texts.account}</a></p>
<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
${isDone ? `<p class="done" role="status">${texts.ended}</p>` : ''}
${others.length > 0 && !isRecent ? `<p class="note">${texts.again} <a href="${escapeHtml(again)}">${texts.enterPassword}</a></p>` : ''}
<ul class="sessions">
${sessions.map((session) => entry(session, { messages, locale, token, path, mayEnd: isRecent })).join('\n')}
</ul>
${others.length === 0 ? `<p class="note">${texts.nowhereElse}</p>` : isRecent ? endOthers : ''}
<p class="links"><a href="/s/ident/forgot">${texts.password}</a> <a href="${PASSKEYS_PATH}">${texts.passkeys}</a></p>`;
}

function entry(
  { sessionId, isCurrent, browser, system, signedInAt, lastUsedAt }: Session,
  {
    messages,
    locale,
    token,
    path,
    mayEnd,
  }: { messages: Messages; locale: Locale; token: string; path: string; mayEnd: boolean },
): string {
  const texts = messages.sessions;
  const name = nameOf(messages, browser, system);
  const now = Date.now();
  const ago = (moment: string) => {
    const at = Date.parse(moment);
    // Seconds would be old before they are read.
    const text = formatRelativeTime(locale === 'pseudo' ? 'en-US' : locale, now - at < MINUTE_MS ? now : at, now);
    return `<time datetime="${moment}">${escapeHtml(text)}</time>`;
  };
  // The time is known to the hour.
  const isNow = now - Date.parse(lastUsedAt) < HOUR_MS;
  const used = isNow ? texts.usedNow : texts.used({ time: ago(lastUsedAt) });
  const since = signedInAt ? ` · ${texts.signedIn({ time: ago(signedInAt) })}` : '';
  const form = `<form method="post" action="${escapeHtml(path)}">${token}<button type="submit" name="session" value="${sessionId}" class="button quiet">${texts.end}<span class="unseen"> ${escapeHtml(name)}</span></button></form>`;
  const here = `<a class="button quiet" href="/signout?redir=${encodeURIComponent('/')}">${texts.endHere}</a>`;
  return `<li${isCurrent ? ' class="current"' : ''}>
${icon(system)}
<div>
<h2><bdi>${escapeHtml(name)}</bdi>${isCurrent ? ` <span class="badge">${texts.here}</span>` : ''}</h2>
<p>${used}${since}</p>
</div>
${isCurrent ? here : mayEnd ? form : ''}
</li>`;
}

const nameOf = (messages: Messages, browser: string | null, system: string | null): string =>
  browser && system ? messages.browserOn({ browser, system }) : (browser ?? system ?? messages.sessions.unknown);

const SHAPES = {
  computer: '<rect x="3" y="4" width="18" height="12" rx="2"/><path d="M8 20h8M12 16v4"/>',
  phone: '<rect x="7" y="2.5" width="10" height="19" rx="2.5"/><path d="M11 18h2"/>',
  tablet: '<rect x="4.5" y="2.5" width="15" height="19" rx="2.5"/><path d="M11 18h2"/>',
};

function icon(system: string | null): string {
  const shape = system === 'iPad' ? 'tablet' : system === 'iPhone' || system === 'Android' ? 'phone' : 'computer';
  return `<svg viewBox="0 0 24 24" width="28" height="28" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${SHAPES[shape]}</svg>`;
}

export const sessionsPath = (locale: Locale | undefined, query = ''): string =>
  `${SESSIONS_PATH}${locale || query ? '?' : ''}${[locale && `locale=${locale}`, query].filter(Boolean).join('&')}`;
