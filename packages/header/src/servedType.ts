import { estimateWidth } from './estimateWidth.ts';
import type { BarType } from './fitRules.ts';
import { knownTypeface, textWidth } from './textWidth.ts';

/** A style sheet as a server has it: its text, which may differ by presentation. */
type ServedSheet = string | Readonly<Record<string, string>>;

/**
 * The type of the bar by the brand's tokens, as a page has it that changes none of them.
 * @param sheet the brand's
 * @param guess the width of an unknown typeface beside an average one, its size included
 */
export function servedType(sheet: ServedSheet, guess: number): BarType {
  const text = typeof sheet === 'string' ? sheet : Object.values(sheet).join('');
  const token = (name: string) =>
    text.match(new RegExp(`--_${name}:\\s*var\\(--travel-${name},\\s*([^;}]+)\\)`))?.[1] ?? '';
  const number = (name: string) => Number.parseFloat(token(name)) || 0;
  const scale = number('font-nav-scale') || 1;
  const typeface = knownTypeface(token('font-family'));
  return {
    measure: (letters, isStrong) =>
      typeface
        ? textWidth(letters, typeface, number(isStrong ? 'font-strong-weight' : 'font-nav-weight'))
        : (estimateWidth(letters) * guess) / scale,
    scale,
    tracking: number('font-tracking'),
    padding: number('nav-padding'),
    gap: number('nav-gap'),
  };
}
