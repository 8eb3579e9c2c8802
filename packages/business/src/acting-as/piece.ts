import { definePiece } from '@travel-shell/piece';
import { baseSheet } from '@travel-shell/ui/base';
import { buttonSheet } from '@travel-shell/ui/button';
import sheet from './ActingAs.shadow.css';
import { ActingAs } from './ActingAs.tsx';
import { contract } from './contract.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';

export const piece = definePiece({
  contract,
  View: ActingAs,
  sheets: [baseSheet, buttonSheet, sheet],
  loadMessages,
  // The element shows nothing on a page where nobody acts, which every visitor gets.
  fragmentTokens: ({ memberName }) => (memberName ? 'all' : 'none'),
});
