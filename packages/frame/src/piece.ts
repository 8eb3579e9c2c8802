import { contract } from './contract.ts';
import sheet from './Frame.shadow.css';
import { Frame } from './Frame.tsx';

/** The element shows nothing of its own, so it has no looks and no texts. */
export const piece = {
  contract,
  View: Frame,
  prepare: async () => ({ prepared: undefined, sheets: [sheet] }),
};
