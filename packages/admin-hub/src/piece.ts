import { definePiece } from '@travel-shell/piece';
import { screenFrameSheets } from '@travel-shell/piece/screens';
import { baseSheet } from '@travel-shell/ui/base';
import { disclosureNavigationSheet } from '@travel-shell/ui/disclosure-navigation';
import sheet from './AdminHub.shadow.css';
import { AdminHub } from './AdminHub.tsx';
import { contract } from './contract.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';

export const piece = definePiece({
  contract,
  View: AdminHub,
  sheets: [baseSheet, disclosureNavigationSheet, ...screenFrameSheets, sheet],
  loadMessages,
});
