import { piece as view } from './piece.ts';

/** Server entry of the trips drawer. It renders nothing before it is requested; the trips link leads to the page. */
export const piece = { ...view, Fallback: () => null };
