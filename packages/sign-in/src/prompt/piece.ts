import { definePiece } from '@travel-shell/piece';
import { baseSheet } from '@travel-shell/ui/base';
import { buttonSheet } from '@travel-shell/ui/button';
import { loadMessages } from '../messages/generated/loadMessages.ts';
import { contract } from './contract.ts';
import sheet from './Prompt.shadow.css';
import { Prompt } from './Prompt.tsx';

export const piece = definePiece({
  contract,
  View: Prompt,
  sheets: [baseSheet, buttonSheet, sheet],
  loadMessages,
});
