import type { Brand } from '@travel-shell/contract';
import { loadFoundation } from './loadFoundation.ts';

// Chunk names end in the attribute's value: the build reads from them which chunk a page needs.
const SHEETS: Record<Brand, () => Promise<{ default: CSSStyleSheet }>> = {
  flagship: () => import(/* webpackChunkName: "looks-flagship" */ './generated/flagship.shadow.css'),
  sister: () => import(/* webpackChunkName: "looks-sister" */ './generated/sister.shadow.css'),
  partner: () => import(/* webpackChunkName: "looks-partner" */ './generated/partner.shadow.css'),
};

/** All tokens of a brand, in the order to adopt them, without logo and navigation; strings on a server. */
export async function loadLooks(brand: Brand): Promise<CSSStyleSheet[]> {
  const [own, foundation] = await Promise.all([SHEETS[brand](), loadFoundation(brand)]);
  return [own.default, foundation];
}
