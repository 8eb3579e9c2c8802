import type { BusinessGroupSettings } from '@travel-shell/core';
import type { ServerScreens } from '@travel-shell/piece/server';
import { piece as view } from './piece.ts';
import { businessScreens } from './screens.ts';

const screens: ServerScreens = {
  open: (page, member, { businessGroup }) =>
    businessScreens(businessGroup as BusinessGroupSettings | undefined).open(page, member),
};

/** Server entry. */
export const piece = { ...view, screens, Fallback: () => null };
