import { definePiece } from '@travel-shell/piece';
import { contract } from './contract.ts';
import sheet from './Footer.shadow.css';
import { Footer } from './Footer.tsx';
import linksSheet from './links.shadow.css';
import { loadMessages } from './messages/generated/loadMessages.ts';
import type { Sections } from './sections.ts';

const NO_SECTIONS: Sections = {};

export const piece = definePiece({
  contract,
  View: Footer,
  sheets: [sheet, linksSheet],
  loadMessages,
  prepare: () => ({ prepared: { year: String(new Date().getFullYear()), sections: NO_SECTIONS } }),
});
