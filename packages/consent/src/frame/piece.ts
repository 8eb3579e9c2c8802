import { definePiece } from '@travel-shell/piece';
import { baseSheet } from '@travel-shell/ui/base';
import { buttonSheet } from '@travel-shell/ui/button';
import sheet from './ConsentFrame.shadow.css';
import { ConsentFrame } from './ConsentFrame.tsx';
import { contract } from './contract.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';

export const piece = definePiece({
  contract,
  View: ConsentFrame,
  sheets: [baseSheet, buttonSheet, sheet],
  loadMessages,
});
