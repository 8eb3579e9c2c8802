import type { ElementContract } from '@travel-shell/element/contract';

/** Rules for the page, from the contracts: they keep a piece's place until it has rendered. */
export function pageRules(contracts: readonly Pick<ElementContract, 'tag' | 'reservedRoom'>[]): string {
  return contracts
    .flatMap(({ tag, reservedRoom: room }) => {
      const rules: string[] = [];
      if (room) {
        const wide = room.wideBlockSize ? `;@media(width>=48em){min-block-size:${room.wideBlockSize}px}` : '';
        rules.push(`${tag}:not(:state(ready)){display:block;min-block-size:${room.blockSize}px${wide}}`);
      }
      return rules;
    })
    .join('');
}
