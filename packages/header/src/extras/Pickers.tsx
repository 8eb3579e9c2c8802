import { NestedElement } from '@travel-shell/piece';
import { BREAKPOINTS } from '@travel-shell/tokens';
import type { ReactNode } from 'react';
import type { HeaderProps } from '../HeaderProps.ts';

/** Narrower headers have no room for them; drawer and footer have them too. In em. */
export const PICKERS_FROM = BREAKPOINTS.l;

/** HDR-009, HDR-010. Each by its tag, switched by its own attribute (HDR-O08). */
export function Pickers({ prepared, countryPicker, currencyPicker }: HeaderProps): ReactNode {
  const { brand, presentation } = prepared;
  const given = { brand, locale: prepared.locale, presentation, class: 'picker' };
  return (
    <>
      {countryPicker && <NestedElement tag="travel-country-picker" {...given} />}
      {currencyPicker && <NestedElement tag="travel-currency-picker" {...given} />}
    </>
  );
}
