import { piece as view } from './piece.ts';

/** Server entry of the sign-in. It has nothing to show, or to fall back to, before somebody asks for it. */
export const piece = { ...view, Fallback: () => null };
