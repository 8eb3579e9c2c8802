import { remember, unsentBefore } from '@travel-shell/core/consentCookies';
import type { ConsentHead } from '@travel-shell/core/consentHead';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { readUnsent } from '@travel-shell/core/readUnsent';
import { postForm } from '../postForm.ts';
import type { Settings } from '../Settings.ts';

/**
 * Sends what was refused or withdrawn on an earlier page and could not be sent there. Once a page: the next one tries
 * again.
 */
export async function sendUnsent(head: ConsentHead, { apiBase = '' }: Settings): Promise<void> {
  const body = readUnsent(pageDocument.cookie);
  // What was said since this page began is being sent by the page that it was said on.
  if (!body || Number(/&at=(\d+)/.exec(unsentBefore() ?? '')?.[1]) > performance.timeOrigin) return;
  const { restore } = head;
  const store = postForm(body, `${apiBase}/privacy/consent`, 'A withdrawal of an earlier page is still not stored.');
  await store(({ acceptedCategories, tcString }) => {
    const isNewest = head.restore === restore;
    if (isNewest) remember(acceptedCategories, tcString);
    else head.restore?.();
    return isNewest;
  });
}
