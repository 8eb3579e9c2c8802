import { pathToFileURL } from 'node:url';
import type { FragmentRenderer } from 'travel-shell-fragments/service';

const EXPORTS = ['renderFragment', 'renderedAttributes', 'FRAGMENT_PIECES'];

/**
 * The renderer that a build has written.
 * @param brands besides ours, as `travel-shell-brand build` writes them
 */
export async function importRenderer(file: string, brands: readonly object[]): Promise<FragmentRenderer> {
  const module = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (EXPORTS.every((name) => name in module)) {
    for (const brand of brands) module.registerBrand(brand);
    return module;
  }
  throw new Error(`${file} exports ${Object.keys(module).join(', ') || 'nothing'}, expected ${EXPORTS.join(', ')}`);
}
