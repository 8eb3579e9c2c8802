const NESTED = /<(travel-[a-z-]+)((?: [^>]*)?)><\/\1>/g;
const ATTRIBUTE = / ([^\s=]+)="([^"]*)"/g;
const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const unescaped = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] as string);

/**
 * Fills in the pieces inside a view. React cannot render a declarative shadow root, so `html` has them as empty tags.
 * @param html what React has rendered: it escapes every `<` and `>` in texts and values, so whatever looks like a tag
 * is one
 * @param render a piece by its tag and attributes, or undefined to leave the tag empty
 */
export async function nestFragments(
  html: string,
  render: (tag: string, attributes: Record<string, string>) => Promise<string> | undefined,
): Promise<string> {
  let nested = '';
  let from = 0;
  for (const match of html.matchAll(NESTED)) {
    const [whole, tag = '', text = ''] = match;
    const attributes = [...text.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [name, unescaped(value)]);
    nested += html.slice(from, match.index) + ((await render(tag, Object.fromEntries(attributes))) ?? whole);
    from = match.index + whole.length;
  }
  return nested + html.slice(from);
}
