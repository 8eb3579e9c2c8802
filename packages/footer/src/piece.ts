import { defineLazy, definePiece } from '@travel-shell/piece';
import { baseSheet } from '@travel-shell/ui/base';
import { contract } from './contract.ts';
import { Footer } from './Footer.tsx';
import linksSheet from './links.shadow.css';
import { loadMessages } from './messages/generated/loadMessages.ts';
import type { Sections } from './sections.ts';

const NO_SECTIONS: Sections = {};

const lazyOwnBrand = defineLazy('footer', () => import(/* webpackChunkName: "own-brand" */ './ownBrand.ts'));

export const piece = definePiece({
  contract,
  View: Footer,
  sheets: [baseSheet],
  loadSheet: () => import(/* webpackChunkName: "sheet" */ './Footer.shadow.css'),
  loadMessages,
  prepareOn: ['year'],
  async prepare({ year = new Date().getFullYear() }, { built, isServed }) {
    // The back end knows everything about brands that come with the kit.
    const own = built && (await lazyOwnBrand.attempt(isServed))?.ownBrand(built);
    return { prepared: { year: String(year), sections: NO_SECTIONS, own }, sheets: [linksSheet] };
  },
});
