import type { ElementContract } from '@travel-shell/element';

/** The minimal HTML to embed the piece. */
export function embedSnippet({ tag, attributes, slots }: ElementContract): string {
  const looks = ['brand', 'locale']
    .filter((name) => Object.hasOwn(attributes, name))
    .map((name) => (name === 'brand' ? 'brand="flagship"' : 'locale="en-US"'));
  const fallback = Object.hasOwn(slots, 'fallback')
    ? ['  <!-- Shown until the piece is there, and where it cannot load. -->', '  <a slot="fallback" href="/">Home</a>']
    : [];
  return [
    '<script src="https://shell.example.com/travel-shell/loader.js" async blocking="render"></script>',
    '',
    `<${[tag, ...looks].join(' ')}>`,
    ...fallback,
    `</${tag}>`,
  ].join('\n');
}
