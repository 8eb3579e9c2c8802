import { pageDocument } from '@travel-shell/core/pageDocument';
import { lowerCaseAttributes } from './lowerCaseAttributes.ts';
import { resolveAddresses } from './resolveAddresses.ts';

/** Repairs that few pages need before a fragment is hydrated. */
export function mendMarkup(root: ShadowRoot): void {
  if (pageDocument.contentType !== 'text/html') lowerCaseAttributes(root);
  resolveAddresses(root);
}
