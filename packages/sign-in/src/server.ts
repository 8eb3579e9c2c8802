import { piece as view } from './piece.ts';

/** Server entry of the sign-in. It renders nothing and has no fallback before it is requested. */
export const piece = { ...view, Fallback: () => null };
