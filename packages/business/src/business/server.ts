import { piece as view } from './piece.ts';
import { screens } from './screens.ts';

/** Server entry. */
export const piece = { ...view, screens, Fallback: () => null };
