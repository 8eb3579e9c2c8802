import { pageDocument } from './pageDocument.ts';

/**
 * Resolves when a page that is only prerendered is shown to its visitor, which may be never: until then it calls nobody and
 * shows nothing by itself. Undefined for every other page.
 */
export function activation(): Promise<unknown> | undefined {
  if (typeof document === 'undefined' || !(pageDocument as { prerendering?: boolean }).prerendering) return undefined;
  return new Promise((resolve) => pageDocument.addEventListener('prerenderingchange', resolve, { once: true }));
}
