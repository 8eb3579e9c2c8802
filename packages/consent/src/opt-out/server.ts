import { piece as view } from './piece.ts';

/** Server entry of the privacy choices. It renders nothing before it is requested; the footer's link leads to the page. */
export const piece = { ...view, Fallback: () => null };
