import type { ElementContract } from '@travel-shell/element/contract';

/**
 * Rules for the page, from the contracts: they keep a piece's place until it has rendered, and show the header's menu
 * button where a piece that answers it is on the page (D-34).
 */
export function pageRules(contracts: readonly Pick<ElementContract, 'tag' | 'reservedRoom' | 'answers'>[]): string {
  return contracts
    .flatMap(({ tag, reservedRoom: room, answers }) => {
      const rules: string[] = [];
      if (room) {
        const wide = room.wideBlockSize ? `;@media(width>=48em){min-block-size:${room.wideBlockSize}px}` : '';
        rules.push(`${tag}:not(:state(ready)){display:block;min-block-size:${room.blockSize}px${wide}}`);
      }
      if (answers?.['menu-toggle']) rules.push(`:root:has(${tag}){--travel-menu-toggle:grid}`);
      return rules;
    })
    .join('');
}
