import { defineState } from '@travel-shell/store';
import { OFFSETS } from '@travel-shell/tokens';
import { atom } from 'jotai/vanilla';

/**
 * What a page keeps clear at its top, for anchors and sticky parts of its own: header and banners. In px. Hosts read it
 * as `headerOffset`. HDR-021, HDR-022.
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
