import { pageDocument } from '@travel-shell/core/pageDocument';
import { readUnsent } from '@travel-shell/core/readUnsent';
import { report } from '../report.ts';
import type { Settings } from '../Settings.ts';
import { remember, unsentBefore } from '../savedChoice.ts';

/**
 * Sends what was refused or withdrawn on an earlier page and could not be sent there. Once a page: the next one tries
 * again. Without the kit's client, as `readLists`.
 * @param answered what is being sent on this page comes first, and may be newer
 */
export async function sendUnsent({ apiBase = '' }: Settings, answered?: Promise<unknown>): Promise<void> {
  await answered;
  const body = readUnsent(pageDocument.cookie);
  // What was said since this page began is being sent by the page that it was said on.
  if (!body || Number(/&at=(\d+)/.exec(unsentBefore() ?? '')?.[1]) > performance.timeOrigin) return;
  try {
    const answer = await fetch(`${apiBase}/privacy/consent`, {
      method: 'POST',
      body,
      credentials: 'include',
      keepalive: true,
    });
    if (!answer.ok) throw answer.status;
    const { acceptedCategories, tcString } = await answer.json();
    remember(acceptedCategories, tcString);
  } catch (error) {
    report('CONSENT_FAILED', error);
  }
}
