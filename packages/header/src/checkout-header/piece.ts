import { definePiece } from '@travel-shell/piece';
import { loadBrand } from '@travel-shell/tokens';
import { baseSheet } from '@travel-shell/ui/base';
import { loadMessages } from '../messages/generated/loadMessages.ts';
import sheet from './CheckoutHeader.shadow.css';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { contract } from './contract.ts';

export const piece = definePiece({
  contract,
  View: CheckoutHeader,
  sheets: [baseSheet, sheet],
  loadMessages,
  fragmentTokens: () => 'bar',
  prepare: async (_, { brand, built }) => ({ prepared: { brandData: built ?? (await loadBrand(brand)) } }),
});
