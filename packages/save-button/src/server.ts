import { piece as view } from './piece.ts';

/** Server entry of the save button. Without script nothing can be saved, so there is no fallback. */
export const piece = { ...view, Fallback: () => null };
