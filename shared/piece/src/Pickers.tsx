import { type Looks, NestedElement, useConfig } from '@travel-shell/piece';
import { type ReactNode, type RefObject, useRef } from 'react';
import { configuredAttributes, useConfigured } from './configured.ts';

interface PickersProps {
  /** Tags of the elements, which this room does not know. */
  tags: Readonly<Record<'country' | 'currency', `travel-${string}`>>;
  countryPicker: boolean;
  currencyPicker: boolean;
  prepared: Pick<Looks<unknown>, 'brand' | 'locale' | 'presentation'>;
}

/**
 * The pickers inside another piece, or null: separate elements, each switched by an attribute of its own (HDR-O08), with the
 * attributes that the page has configured for them.
 * @param around an element around them
 */
export function usePickers(
  around: RefObject<HTMLElement | null>,
  { tags, countryPicker, currencyPicker, prepared: { brand, locale, presentation } }: PickersProps,
  className?: string,
): ReactNode {
  const config = useConfig();
  const country = configuredAttributes(config.countryPicker);
  const currency = configuredAttributes(config.currencyPicker);
  useConfigured(around, tags.country, country);
  useConfigured(around, tags.currency, currency);
  if (!countryPicker && !currencyPicker) return null;
  const given = { brand, locale, presentation, ...(className && { class: className }) };
  return (
    <>
      {countryPicker && <NestedElement tag={tags.country} {...country} {...given} />}
      {currencyPicker && <NestedElement tag={tags.currency} {...currency} {...given} />}
    </>
  );
}

/** The pickers in a row of their own (FTR-026, FTR-027, NAV-031, NAV-032). */
export function Pickers(props: PickersProps): ReactNode {
  const around = useRef<HTMLDivElement>(null);
  const pickers = usePickers(around, props);
  return (
    pickers && (
      <div ref={around} className="pickers" part="pickers">
        {pickers}
      </div>
    )
  );
}
