import type { ConsentHead } from '@travel-shell/core/consentHead';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { kindOf, TAG } from '../banners.ts';
import { mayShow } from '../kinds.ts';

/** Shows the full framework's dialog where the page has it, also to who has answered. Resolves with whether it has. */
export async function showDialog(head: ConsentHead): Promise<boolean> {
  if (pageDocument.readyState === 'loading')
    await new Promise((resolve) => pageDocument.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const isThere = [...pageDocument.querySelectorAll(TAG)].some((element) => kindOf(element) === 'tcf');
  if (!isThere || !mayShow('tcf')) return false;
  head.show?.('tcf');
  return true;
}
