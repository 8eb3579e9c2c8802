import { definePiece } from '@travel-shell/piece';
import { loadBrand } from '@travel-shell/tokens';
import { badgeSheet } from '@travel-shell/ui/badge';
import { baseSheet } from '@travel-shell/ui/base';
import { buttonSheet } from '@travel-shell/ui/button';
import { dialogSheet } from '@travel-shell/ui/dialog';
import { skeletonSheet } from '@travel-shell/ui/skeleton';
import { tripPictureSheet } from '@travel-shell/ui/trip-picture';
import { contract } from './contract.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';
import { TripsDrawer } from './TripsDrawer.tsx';

export const piece = definePiece({
  contract,
  View: TripsDrawer,
  sheets: [baseSheet, buttonSheet, dialogSheet, skeletonSheet, tripPictureSheet, badgeSheet],
  loadSheet: () => import(/* webpackChunkName: "sheet" */ './TripsDrawer.shadow.css'),
  loadMessages,
  prepare: async (_, { brand, built }) => ({ prepared: { icons: (built ?? (await loadBrand(brand))).icons } }),
});
