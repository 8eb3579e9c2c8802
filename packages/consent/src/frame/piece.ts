import { definePiece } from '@travel-shell/piece';
import { baseSheet } from '@travel-shell/ui/base';
import { buttonSheet } from '@travel-shell/ui/button';
import { contract } from './contract.ts';
import sheet from './Frame.shadow.css';
import { Frame } from './Frame.tsx';
import { loadMessages } from './messages/generated/loadMessages.ts';

export const piece = definePiece({
  contract,
  View: Frame,
  sheets: [baseSheet, buttonSheet, sheet],
  loadMessages,
});
