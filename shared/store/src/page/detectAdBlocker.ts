import { isBlocked } from '@travel-shell/api/page';
import { getConfig } from '@travel-shell/contract';
import { publish } from '@travel-shell/store';
import { adBlockerChecked } from '../keys/adBlockerChecked.ts';

/** Which part of the sessions is asked about. Source: CON-088. */
export const AD_BLOCKER_SAMPLE = 0.01;

/**
 * Asks, in one of a hundred sessions (MSC-045) and once in it (MSC-044), whether something blocks the configured targets
 * (MSC-046), and tells the page; nothing else follows (MSC-O08). Never rejects.
 */
export async function detectAdBlocker(): Promise<void> {
  const { adBlockerTargets: urls = [], apiTimeout } = getConfig();
  if (urls.length === 0 || navigator.onLine === false || adBlockerChecked.read()) return;
  // Where it cannot be kept, every page of the session would ask. The lot is drawn once a session, too.
  if (!adBlockerChecked.write(true) || Math.random() >= AD_BLOCKER_SAMPLE) return;
  const targets = await Promise.all(
    urls.map(async (url) => ({ url, isBlocked: await isBlocked(new URL(url, location.href).href, apiTimeout) })),
  );
  publish('ad-blocker-checked', { isBlocking: targets.some((target) => target.isBlocked), targets });
}
