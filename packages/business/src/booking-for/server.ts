import { piece as view } from './piece.ts';

/** Server entry. Without script the traveler cannot be changed, so there is no fallback. */
export const piece = { ...view, Fallback: () => null };
