import type { ElementContract, ReservedRoom } from '@travel-shell/element/contract';

/** Declarations -> selectors. */
type Rules = Map<string, string[]>;

/**
 * Rules for the page, from the contracts: they keep a piece's place until it has rendered. In a layer, so that whatever the
 * page itself says wins.
 */
export function pageRules(contracts: readonly Pick<ElementContract, 'tag' | 'reservedRoom'>[]): string {
  const always: Rules = new Map();
  const wide: Rules = new Map();
  for (const { tag, reservedRoom } of contracts) {
    if (!reservedRoom) continue;
    const { blockSize, isInline, unless, wideBlockSize, wideUnless } = reservedRoom;
    const display = isInline ? 'vertical-align:middle;display:inline-block' : 'display:block';
    add(always, `min-block-size:${blockSize}px;${display}`, select(tag, unless));
    if (wideBlockSize) add(wide, `min-block-size:${wideBlockSize}px`, select(tag, wideUnless));
  }
  if (always.size === 0) return '';
  const atWide = wide.size > 0 ? `@media(width>=48em){${textOf(wide)}}` : '';
  return `@layer{:not(:state(ready),[hidden]){${textOf(always)}${atWide}}}`;
}

const select = (tag: string, unless: ReservedRoom['unless']) => `${tag}${unless ? `:not([${unless}])` : ''}&`;

const add = (rules: Rules, declarations: string, selector: string) =>
  rules.set(declarations, [...(rules.get(declarations) ?? []), selector]);

const textOf = (rules: Rules) =>
  [...rules].map(([declarations, selectors]) => `${selectors}{${declarations}}`).join('');
