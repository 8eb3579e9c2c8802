import type { ConsentHead } from '@travel-shell/core/consentHead';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { readUnsent } from '@travel-shell/core/readUnsent';
import { report } from '../report.ts';
import type { Settings } from '../Settings.ts';
import { remember, unsentBefore } from '../savedChoice.ts';

/**
 * Sends what was refused or withdrawn on an earlier page and could not be sent there. Once a page: the next one tries
 * again. Without the kit's client, as `readLists`.
 */
export async function sendUnsent(head: ConsentHead, { apiBase = '' }: Settings): Promise<void> {
  const body = readUnsent(pageDocument.cookie);
  // What was said since this page began is being sent by the page that it was said on.
  if (!body || Number(/&at=(\d+)/.exec(unsentBefore() ?? '')?.[1]) > performance.timeOrigin) return;
  const { restore } = head;
  try {
    const answer = await fetch(`${apiBase}/privacy/consent`, {
      method: 'POST',
      body,
      credentials: 'include',
      keepalive: true,
    });
    if (!answer.ok) throw answer.status;
    const { acceptedCategories, tcString } = await answer.json();
    if (head.restore === restore) remember(acceptedCategories, tcString);
    // Something newer was said meanwhile.
    else head.restore?.();
  } catch (error) {
    report('CONSENT_FAILED', error);
  }
}
