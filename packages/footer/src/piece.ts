import { definePiece } from '@travel-shell/piece';
import { contract } from './contract.ts';
import { Footer } from './Footer.tsx';
import linksSheet from './links.shadow.css';
import { loadMessages } from './messages/generated/loadMessages.ts';
import type { Sections } from './sections.ts';

const NO_SECTIONS: Sections = {};

export const piece = definePiece({
  contract,
  View: Footer,
  sheets: [],
  loadSheet: () => import(/* webpackChunkName: "sheet" */ './Footer.shadow.css'),
  loadMessages,
  prepareOn: ['year'],
  prepare: ({ year = new Date().getFullYear() }) => ({
    prepared: { year: String(year), sections: NO_SECTIONS },
    sheets: [linksSheet],
  }),
});
