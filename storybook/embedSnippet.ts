import type { ElementContract } from '@travel-shell/element';
import { LOADER_TAG } from '../scripts/build/loaderScript.ts';

/** The minimal HTML to embed the piece. */
export function embedSnippet({ tag, attributes }: ElementContract): string {
  const looks = ['brand', 'locale']
    .filter((name) => Object.hasOwn(attributes, name))
    .map((name) => (name === 'brand' ? 'brand="flagship"' : 'locale="en-US"'));
  return `${LOADER_TAG}\n<${[tag, ...looks].join(' ')}></${tag}>`;
}
