import type { ElementContract, ReservedRoom } from '@travel-shell/element/contract';

type Contract = Pick<ElementContract, 'tag' | 'reservedRoom' | 'roomBeside'>;

/** Declarations -> selectors. */
type Rules = Map<string, string[]>;

/**
 * Rules for the page, from the contracts: they keep a piece's place until it has rendered. Step 0 has them, in a layer, so
 * that whatever the page itself says wins.
 */
export function pageRules(contracts: readonly Contract[]): string {
  const rules = roomRules(contracts.filter(hasRoomInStep0));
  return rules && `@layer{${rules}}`;
}

/** For pages that keep no room themselves. */
export const hasRoomInStep0 = ({ reservedRoom }: Contract): boolean =>
  reservedRoom !== undefined && !reservedRoom.isInPageOnly;

/** How `fallback` links look in a header: in its room, in the page's colours, in one line for each line of links. */
const FALLBACK_LOOKS = [
  'travel-header>[slot=fallback]{display:inline-block;padding-inline:1rem;font:1rem/62px system-ui,sans-serif}',
  'travel-header>[slot=fallback],travel-header>[slot=fallback] a{color:inherit;text-decoration:none}',
  '@media(width>=48em){travel-header:not([compact])>[slot=fallback]{line-height:80px}}',
].join('');

/**
 * `room.css`, for every piece: a page that links it has the room from its first paint, whenever our script comes (D-54). In a
 * layer before those of the pieces, which win once they are there.
 */
export const pageStyle = (contracts: readonly Contract[]): string =>
  `@layer travel-shell{${roomRules(contracts)}${contracts.map(({ roomBeside = '' }) => roomBeside).join('')}${FALLBACK_LOOKS}}`;

function roomRules(contracts: readonly Contract[]): string {
  const always: Rules = new Map();
  const wide: Rules = new Map();
  for (const { tag, reservedRoom } of contracts) {
    if (!reservedRoom) continue;
    const { blockSize, inlineSize, isInline, unless, wideBlockSize, wideUnless } = reservedRoom;
    const display = isInline ? 'vertical-align:middle;display:inline-block' : 'display:block';
    const width = inlineSize ? `min-inline-size:${inlineSize}px;` : '';
    add(always, `min-block-size:${blockSize}px;${width}${display}`, select(tag, unless));
    if (wideBlockSize) add(wide, `min-block-size:${wideBlockSize}px`, select(tag, wideUnless));
  }
  if (always.size === 0) return '';
  const atWide = wide.size > 0 ? `@media(width>=48em){${textOf(wide)}}` : '';
  return `:not(:state(ready),[hidden]){${textOf(always)}${atWide}}`;
}

const select = (tag: string, unless: ReservedRoom['unless']) => `${tag}${unless ? `:not([${unless}])` : ''}&`;

const add = (rules: Rules, declarations: string, selector: string) =>
  rules.set(declarations, [...(rules.get(declarations) ?? []), selector]);

const textOf = (rules: Rules) =>
  [...rules].map(([declarations, selectors]) => `${selectors}{${declarations}}`).join('');
