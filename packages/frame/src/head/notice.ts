/** frame-notice.js: for a page that its browser gives no cookies, because the page around it is of another site. */
import { configOf } from '@travel-shell/core';
import { hasCookie } from '@travel-shell/core/hasCookie';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { pageLanguage } from '@travel-shell/core/pageLanguage';
import { resolveLocale } from '@travel-shell/i18n';
import { knownAnswer, requestAccess } from '../notice/access.ts';
import { loadMessages } from '../notice/messages/generated/loadMessages.ts';
import { showNotice } from '../notice/showNotice.ts';

const text = (name: string) => String(configOf(name) ?? '');

/** Reloads the page with cookies: the page and the calls that it has made had no session. */
async function reloadWithCookies(): Promise<boolean> {
  const isGiven = await requestAccess();
  if (isGiven) location.reload();
  return isGiven;
}

/** Some browsers take the cookies away again when a frame is reloaded. Then the calls to come have them, and it stays. */
const isReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

async function start(): Promise<void> {
  if (pageDocument.readyState === 'loading')
    await new Promise((resolve) => pageDocument.addEventListener('DOMContentLoaded', resolve, { once: true }));
  // Signed in within this host's page: some browsers keep a jar of cookies for each site around a frame.
  if (hasCookie(text('signedInCookie'))) return;
  const known = await knownAnswer();
  if (known === 'granted' && (await (isReloaded() ? requestAccess : reloadWithCookies)())) return;
  // WebKit also says that it gives none to another origin of the same site, which has them; it gives these without a press.
  if (!known && (await requestAccess())) return;
  showNotice(await loadMessages(resolveLocale(text('locale') || pageLanguage())), reloadWithCookies);
}

void start();
