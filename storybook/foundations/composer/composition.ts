import type { Presentation } from '@travel-shell/core';
import { CATALOGUE } from '@travel-shell/tokens/catalogue';
import type { TokenName } from '../tokensOf.ts';

/** Changed tokens: token -> value. */
export type Composition = Partial<Record<TokenName, string>>;

const NAMES = new Set<string>(CATALOGUE.map(({ name }) => name));

/** Ends a declaration or a rule, so a value from a shared URL must not contain it. */
const UNSAFE = /[;{}<>\\]/;

const entriesOf = (composition: Composition) => Object.entries(composition) as [TokenName, string][];

export function toHash(composition: Composition): string {
  return new URLSearchParams(entriesOf(composition)).toString();
}

/** Reads a shared URL; ignores unknown tokens and unsafe values. */
export function fromHash(hash: string): Composition {
  const params = [...new URLSearchParams(hash.replace(/^#/, ''))];
  return Object.fromEntries(params.filter(([name, value]) => NAMES.has(name) && value && !UNSAFE.test(value)));
}

/** As inline style: custom properties reach every piece below. */
export function toStyle(composition: Composition): Record<string, string> {
  return Object.fromEntries(entriesOf(composition).map(([name, value]) => [`--travel-${name}`, value]));
}

/** The CSS a host writes, for pieces with these tags. */
export function toCss(composition: Composition, presentation: Presentation, tags: readonly string[]): string {
  const pieces = tags.length === 1 ? tags[0] : `:is(${tags.join(', ')})`;
  const selector = presentation === 'default' ? pieces : `${pieces}[presentation="${presentation}"]`;
  const lines = entriesOf(composition).map(([name, value]) => `  --travel-${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}`;
}
