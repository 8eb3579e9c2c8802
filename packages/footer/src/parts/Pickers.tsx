import { NestedElement } from '@travel-shell/piece';
import type { ReactNode } from 'react';
import type { FooterProps } from '../FooterProps.ts';

/** FTR-026, FTR-027: separate elements, each switched by its own attribute (HDR-O08). */
export function Pickers({ prepared, countryPicker, currencyPicker }: FooterProps): ReactNode {
  if (!countryPicker && !currencyPicker) return null;
  const { brand, locale, presentation } = prepared;
  const given = { brand, locale, presentation };
  return (
    <div className="pickers" part="pickers">
      {countryPicker && <NestedElement tag="travel-country-picker" {...given} />}
      {currencyPicker && <NestedElement tag="travel-currency-picker" {...given} />}
    </div>
  );
}
