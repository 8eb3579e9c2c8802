import { pageDocument } from '@travel-shell/core/pageDocument';

/**
 * The element of this file. A module has no `currentScript`, and `import()` no tag: the stack begins with this file. A page
 * has one nonce.
 */
export const ownScript = (pageDocument.currentScript ?? {
  src: /\w+:\/\/[^\s?]+\//.exec(`${new Error().stack}`)?.[0],
  nonce: pageDocument.querySelector<HTMLElement>('script[nonce]')?.nonce,
}) as HTMLScriptElement;
