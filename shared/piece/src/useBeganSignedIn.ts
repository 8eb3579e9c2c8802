import { pageDocument } from '@travel-shell/core/pageDocument';
import { useSyncExternalStore } from 'react';

/**
 * Whether the page's first paint was for a visitor who is signed in (D-52): by the signed-in cookie, which step 0 reads, or
 * by the page's own line of CSS. Stays so for the page, whoever signs in or out then. False while a fragment is hydrated.
 */
export const useBeganSignedIn = (): boolean => useSyncExternalStore(never, readHint, () => false);

const never = () => () => {};

/** As the style sheets see it. */
const readHint = () => getComputedStyle(pageDocument.documentElement).getPropertyValue('--travel-sign-in') === 'none';
