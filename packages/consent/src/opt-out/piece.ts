import { definePiece } from '@travel-shell/piece';
import { baseSheet } from '@travel-shell/ui/base';
import { buttonSheet } from '@travel-shell/ui/button';
import { dialogSheet } from '@travel-shell/ui/dialog';
import { skeletonSheet } from '@travel-shell/ui/skeleton';
import { switchSheet } from '@travel-shell/ui/switch';
import { loadMessages } from '../messages/generated/loadMessages.ts';
import { contract } from './contract.ts';
import sheet from './OptOut.shadow.css';
import { OptOut } from './OptOut.tsx';

export const piece = definePiece({
  contract,
  View: OptOut,
  sheets: [baseSheet, buttonSheet, dialogSheet, skeletonSheet, switchSheet, sheet],
  loadMessages,
});
