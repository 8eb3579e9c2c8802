import { BREAKPOINTS } from '@travel-shell/tokens';
import { estimateWidth } from './overflowThresholds.ts';

interface ReservedRoomOptions {
  /** Texts at the end of the bar in a wide header: the trips link and the sign-in button. */
  texts: readonly string[];
  /** Space for the host's slots, in em. */
  extra: number;
  compact: boolean;
}

/** Padding of the bar, menu button, mark of the logo, the gaps between them, and the trips and account icons. In em. */
const FRAME = 15.5;
/** The logo's word. In em. */
export const WORD = 7;
/** Icon and padding of each text. In em. */
const TEXT_FRAME = 1.2;

/** Space in the bar, in em, not available to the navigation at a given header width. */
export function reservedRoom({ texts, extra, compact }: ReservedRoomOptions): (width: number) => number {
  const always = FRAME + extra + (compact ? 0 : WORD);
  const wide = texts.reduce((sum, text) => sum + TEXT_FRAME + estimateWidth(text), 0);
  return (width) => (width >= BREAKPOINTS.l ? always + wide : always);
}
