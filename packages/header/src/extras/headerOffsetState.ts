import { defineState } from '@travel-shell/store';
import { OFFSETS } from '@travel-shell/tokens';
import { atom } from 'jotai/vanilla';

/**
 * The height of header and banners, which the page keeps clear for anchors and its own sticky parts. In px. Hosts read
 * it as `headerOffset`. HDR-021, HDR-022.
 */
export const headerOffsetState = defineState(
  'headerOffset',
  OFFSETS.header as number,
  (store) => {
    const base = atom<number>(OFFSETS.header);
    return { atom: atom((get) => get(base)), set: (offset: number) => store.set(base, offset) };
  },
  true,
);
