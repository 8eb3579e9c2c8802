import { definePiece } from '@travel-shell/piece';
import { companySheet } from '@travel-shell/piece/company-screens';
import { screenFrameSheets } from '@travel-shell/piece/screens';
import { baseSheet } from '@travel-shell/ui/base';
import sheet from './Business.shadow.css';
import { Business } from './Business.tsx';
import { contract } from './contract.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';

export const piece = definePiece({
  contract,
  View: Business,
  sheets: [baseSheet, ...screenFrameSheets, companySheet, sheet],
  loadMessages,
});
