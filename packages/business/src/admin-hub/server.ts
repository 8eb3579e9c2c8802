import type { ServerScreens } from '@travel-shell/piece/server';
import { keysOf } from './keysOf.ts';
import { piece as view } from './piece.ts';
import { adminScreens } from './screens.ts';

const screens: ServerScreens = {
  open: (page, member, { hiddenPages }) => adminScreens(keysOf(hiddenPages)).open(page, member),
};

/** Server entry. */
export const piece = { ...view, screens, Fallback: () => null };
