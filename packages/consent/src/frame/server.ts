import { piece as view } from './piece.ts';

/** Server entry of what is in place of a frame. Without script nothing can be allowed, so there is no fallback. */
export const piece = { ...view, Fallback: () => null };
