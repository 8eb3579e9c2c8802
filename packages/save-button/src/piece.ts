import { definePiece } from '@travel-shell/piece';
import { baseSheet } from '@travel-shell/ui/base';
import { contract } from './contract.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';
import sheet from './SaveButton.shadow.css';
import { SaveButton } from './SaveButton.tsx';

export const piece = definePiece({
  contract,
  View: SaveButton,
  sheets: [baseSheet, sheet],
  loadMessages,
  // A page has many of them.
  fragmentTokens: () => 'bar',
});
