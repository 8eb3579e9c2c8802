import { definePiece } from '@travel-shell/piece';
import { adaptiveSheet } from '@travel-shell/ui/adaptive';
import { avatarSheet } from '@travel-shell/ui/avatar';
import { baseSheet } from '@travel-shell/ui/base';
import { loadMessages } from '../messages/generated/loadMessages.ts';
import sheet from './BookingFor.shadow.css';
import { BookingFor } from './BookingFor.tsx';
import { contract } from './contract.ts';

export const piece = definePiece({
  contract,
  View: BookingFor,
  sheets: [baseSheet, adaptiveSheet, avatarSheet, sheet],
  loadMessages,
});
