import { NestedElement, useConfig } from '@travel-shell/piece';
import { configuredAttributes, useConfigured } from '@travel-shell/piece/configured';
import { type ReactNode, useRef } from 'react';
import type { FooterProps } from '../FooterProps.ts';

/** FTR-026, FTR-027: separate elements, each switched by its own attribute (HDR-O08). */
export function Pickers({ prepared, countryPicker, currencyPicker }: FooterProps): ReactNode {
  const around = useRef<HTMLDivElement>(null);
  const config = useConfig();
  const country = configuredAttributes(config.countryPicker);
  const currency = configuredAttributes(config.currencyPicker);
  useConfigured(around, 'travel-country-picker', country);
  useConfigured(around, 'travel-currency-picker', currency);
  if (!countryPicker && !currencyPicker) return null;
  const { brand, locale, presentation } = prepared;
  const given = { brand, locale, presentation };
  return (
    <div ref={around} className="pickers" part="pickers">
      {countryPicker && <NestedElement tag="travel-country-picker" {...country} {...given} />}
      {currencyPicker && <NestedElement tag="travel-currency-picker" {...currency} {...given} />}
    </div>
  );
}
