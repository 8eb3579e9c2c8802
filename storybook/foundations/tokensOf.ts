import { CATALOGUE } from '@travel-shell/tokens/catalogue';

export type Token = (typeof CATALOGUE)[number];
export type TokenName = Token['name'];

/** The tokens of these groups, in the catalogue's order. */
export function tokensOf(...groups: readonly Token['group'][]): readonly Token[] {
  return CATALOGUE.filter(({ group }) => groups.includes(group));
}

/** The computed value of a token at an element in a shadow root with the brand's sheets. */
export function readToken(element: Element, name: string): string {
  const value = getComputedStyle(element).getPropertyValue(`--_${name}`).trim();
  // The radius of a card gives way to a smaller one of the page.
  return value.replace(/^min\((.+), \1\)$/, '$1');
}
