import { BREAKPOINTS, type LogoPart } from '@travel-shell/tokens';
import { estimateWidth } from './overflowThresholds.ts';

interface ReservedRoomOptions {
  /** Texts at the end of the bar in a wide header: the trips link and the sign-in button. */
  texts: readonly string[];
  /** Space for the host's slots, in em. */
  extra: number;
  compact: boolean;
  word: LogoPart | undefined;
  /** Of the brand's typeface, as for the navigation. */
  scale: number;
}

/** Padding of the bar, menu button, mark of the logo, the gaps between them, and the trips and account icons. In em. */
const FRAME = 15.5;
/** Before the logo's word. In em. */
const WORD_GAP = 0.5;

/** Space that the logo's word takes beside the mark. In em. */
export function wordWidth(word: LogoPart | undefined): number {
  const [, , width = 0, height = 1] = word?.viewBox.split(/[ ,]+/).map(Number) ?? [];
  return word ? WORD_GAP + (Number.parseFloat(word.height ?? '1') * width) / height : 0;
}

/** Icon and padding of each text. In em. */
const TEXT_FRAME = 1.35;

/** Space in the bar, in em, not available to the navigation at a given header width. */
export function reservedRoom({ texts, extra, compact, word, scale }: ReservedRoomOptions): (width: number) => number {
  const always = FRAME + extra + (compact ? 0 : wordWidth(word));
  const wide = texts.reduce((sum, text) => sum + scale * (TEXT_FRAME + estimateWidth(text)), 0);
  return (width) => (width >= BREAKPOINTS.l ? always + wide : always);
}
