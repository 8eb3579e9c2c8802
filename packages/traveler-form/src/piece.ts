import { definePiece } from '@travel-shell/piece';
import { baseSheet } from '@travel-shell/ui/base';
import { contract } from './contract.ts';
import sheet from './FormFrame.shadow.css';
import { loadMessages } from './messages/generated/loadMessages.ts';
import { prepareInBrowser } from './prepareInBrowser.ts';
import { TravelerForm } from './TravelerForm.tsx';

export const piece = definePiece({
  contract,
  View: TravelerForm,
  sheets: [baseSheet, sheet],
  loadMessages,
  prepare: prepareInBrowser,
});
