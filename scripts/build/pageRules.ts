import type { ElementContract, ReservedRoom } from '@travel-shell/element/contract';

/** Rules for the page, from the contracts: they keep a piece's place until it has rendered. */
export function pageRules(contracts: readonly Pick<ElementContract, 'tag' | 'reservedRoom'>[]): string {
  return contracts
    .flatMap(({ tag, reservedRoom }) =>
      reservedRoom ? `${tag}:not(:state(ready)){display:block;${sizesOf(reservedRoom)}}` : [],
    )
    .join('');
}

function sizesOf({ blockSize, wideBlockSize, wideUnless }: ReservedRoom): string {
  const narrow = `min-block-size:${blockSize}px`;
  if (!wideBlockSize) return narrow;
  const wide = `min-block-size:${wideBlockSize}px`;
  return `${narrow};@media(width>=48em){${wideUnless ? `&:not([${wideUnless}]){${wide}}` : wide}}`;
}
