import { Fallback } from './Fallback.tsx';
import { piece as view } from './piece.ts';

/** Server entry of the header. */
export const piece = { ...view, Fallback };
