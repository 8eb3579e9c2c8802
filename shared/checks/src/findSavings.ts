import { pageDocument } from '@travel-shell/core/pageDocument';
import type { Embedding } from './readEmbedding.ts';

/** Advice that would save the page something. None of it is a mistake. */
export function findSavings({ base, pieces }: Embedding): string[] {
  const savings: string[] = [];
  const fragments = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.startsWith(`${base}fragments/`) && !name.includes('.open.') ? name.split('/') : []));
  for (const tag of new Set(pieces.map(({ localName }) => localName))) {
    if (fragments.includes(tag.slice('travel-'.length)))
      savings.push(
        `The fragment of <${tag}> in the page’s HTML would spare one round, and show it with the first paint.`,
      );
  }
  const scripts = [...pageDocument.querySelectorAll<HTMLScriptElement>('script[src]')];
  if (scripts.some(({ src }) => /\/consent\.js(\?|$)/.test(src)))
    savings.push('The text of consent.js in the page’s HTML would spare one round before the first paint.');
  for (const eager of pieces.filter((piece) => piece.getAttribute('load') === 'eager'))
    savings.push(`<${eager.localName}> without load="eager" would spare React until the visitor needs it.`);
  return savings;
}
