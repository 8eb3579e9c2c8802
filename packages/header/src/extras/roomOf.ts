import { BREAKPOINTS } from '@travel-shell/tokens';
import type { HeaderProps } from '../HeaderProps.ts';
import type { LogoSize } from '../logoSizes.ts';
import { wordWidth } from '../reservedRoom.ts';
import { PICKERS_FROM } from './Pickers.tsx';

/** Widths of the picker triggers as in the style sheet, including the gap before them. In em. */
const COUNTRY = 10.25;
const CURRENCY = 7.25;
/** The button of their menu in a narrower header. In em. */
const REGION = 3;

/** The header width from which the normal logo shows. In em. */
const NORMAL_FROM: Record<LogoSize, number> = {
  'non-compact': 0,
  'normal-from-m': BREAKPOINTS.m,
  'normal-from-l': BREAKPOINTS.l,
  'normal-from-xl': BREAKPOINTS.xl,
};

/** Space the extras take in the bar compared with a plain header; negative if they take less. In em. */
export function roomOf(
  {
    compact,
    countryPicker,
    currencyPicker,
    logoSize,
    prepared,
  }: Pick<HeaderProps, 'compact' | 'countryPicker' | 'currencyPicker' | 'logoSize' | 'prepared'>,
  width: number,
): number {
  const isNormal = logoSize ? width >= NORMAL_FROM[logoSize] : !compact;
  const word = Number(isNormal) - Number(!compact);
  const pickers =
    width >= PICKERS_FROM
      ? Number(countryPicker) * COUNTRY + Number(currencyPicker) * CURRENCY
      : Number(countryPicker || currencyPicker) * REGION;
  return word * wordWidth(prepared.brandData.logo.word) + pickers;
}
