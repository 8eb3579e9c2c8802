import { Fallback } from './Fallback.tsx';
import { piece as view } from './piece.ts';

/** Server entry of the checkout header. */
export const piece = { ...view, Fallback };
