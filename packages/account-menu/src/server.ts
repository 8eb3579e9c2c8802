import { Fallback } from './Fallback.tsx';
import { piece as view } from './piece.ts';

/** Server entry of the account menu. */
export const piece = { ...view, Fallback };
