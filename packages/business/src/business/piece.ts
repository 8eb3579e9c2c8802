import { definePiece } from '@travel-shell/piece';
import { screenFrameSheets } from '@travel-shell/piece/screens';
import { baseSheet } from '@travel-shell/ui/base';
import partsSheet from '../parts/parts.shadow.css';
import sheet from './Business.shadow.css';
import { Business } from './Business.tsx';
import { contract } from './contract.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';

export const piece = definePiece({
  contract,
  View: Business,
  sheets: [baseSheet, ...screenFrameSheets, partsSheet, sheet],
  loadMessages,
});
