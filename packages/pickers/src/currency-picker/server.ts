import { Fallback } from './Fallback.tsx';
import { piece as view } from './piece.ts';

/** Server entry of the currency picker. */
export const piece = { ...view, Fallback };
