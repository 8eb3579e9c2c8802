import type { AdminPagesSettings } from '@travel-shell/core';
import type { ServerScreens } from '@travel-shell/piece/server';
import { piece as view } from './piece.ts';
import { adminScreens } from './screens.ts';

const screens: ServerScreens = {
  open: (page, member, { adminPages }) => adminScreens(adminPages as AdminPagesSettings | undefined).open(page, member),
};

/** Server entry. */
export const piece = { ...view, screens, Fallback: () => null };
