import { isBlocked } from '@travel-shell/api/page';
import { getConfig, publish } from '@travel-shell/store';
import { isConsented, whenConsented } from '../consent/isConsented.ts';
import { adBlockerChecked } from '../keys/adBlockerChecked.ts';

/** The share of sessions that are checked. Source: CON-088. */
export const AD_BLOCKER_SAMPLE = 0.01;

/**
 * Checks once (MSC-044), in one of a hundred sessions (MSC-045), whether something blocks the configured targets
 * (MSC-046), and publishes the result (MSC-O08). Waits for consent to analytical cookies. Never rejects.
 */
export async function detectAdBlocker(): Promise<void> {
  const { adBlockerTargets: urls, apiTimeout } = getConfig();
  if (urls.length === 0) return;
  if (!isConsented('analytical')) await whenConsented('analytical');
  if (navigator.onLine === false || adBlockerChecked.read()) return;
  // Without storage every page of the session would check. Sampling happens once per session, too.
  if (!adBlockerChecked.write(true) || Math.random() >= AD_BLOCKER_SAMPLE) return;
  const targets = await Promise.all(
    urls.map(async (url) => ({ url, isBlocked: await isBlocked(new URL(url, location.href).href, apiTimeout) })),
  );
  publish('ad-blocker-checked', { isBlocking: targets.some((target) => target.isBlocked), targets });
}
