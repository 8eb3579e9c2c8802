import { piece as view } from './piece.ts';

/** Server entry. The bar itself is there without script, so there is no fallback. */
export const piece = { ...view, Fallback: () => null };
