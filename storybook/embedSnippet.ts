import type { ElementContract } from '@travel-shell/element';
import { loaderScript } from '../scripts/build/loaderScript.ts';

/** The minimal HTML to embed the piece. The embedding guide has the style line that belongs to it. */
export function embedSnippet({ tag, attributes, slots }: ElementContract): string {
  const looks = ['brand', 'locale']
    .filter((name) => Object.hasOwn(attributes, name))
    .map((name) => (name === 'brand' ? 'brand="flagship"' : 'locale="en-US"'));
  const fallback = Object.hasOwn(slots, 'fallback')
    ? ['  <!-- Shown until the piece is there, and where it cannot load. -->', '  <a slot="fallback" href="/">Home</a>']
    : [];
  return [
    loaderScript('https://shell.example.com/travel-shell/loader.js'),
    '',
    `<${[tag, ...looks].join(' ')}>`,
    ...fallback,
    `</${tag}>`,
  ].join('\n');
}
