/**
 * Resolves when a page that is only prerendered is shown to its visitor, which may be never: until then it calls nobody and
 * shows nothing by itself. Undefined for every other page.
 */
export function activation(): Promise<unknown> | undefined {
  const { document } = globalThis as { document?: Document & { prerendering?: boolean } };
  if (!document?.prerendering) return undefined;
  return new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}
