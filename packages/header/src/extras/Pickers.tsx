import { NestedElement, useConfig } from '@travel-shell/piece';
import { configuredAttributes, useConfigured } from '@travel-shell/piece/configured';
import { BREAKPOINTS } from '@travel-shell/tokens';
import { Icon } from '@travel-shell/ui';
import { globeIcon } from '@travel-shell/ui/icons';
import { useAutoPopover, usePopoverPosition } from '@travel-shell/ui/popover';
import { type ReactNode, useRef } from 'react';
import type { HeaderProps } from '../HeaderProps.ts';

/** From this width they are in the bar, in narrower headers in a menu of their own. In em. */
export const PICKERS_FROM = BREAKPOINTS.l;

/**
 * HDR-009, HDR-010. Each by its tag, switched by its own attribute (HDR-O08). The menu is a popover, which works before
 * script runs; in a wide header the style sheet shows its contents in the bar.
 */
export function Pickers({ prepared, countryPicker, currencyPicker }: HeaderProps): ReactNode {
  const { brand, messages, presentation } = prepared;
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  usePopoverPosition(trigger, menu);
  useAutoPopover(trigger, menu);
  const config = useConfig();
  const country = configuredAttributes(config.countryPicker);
  const currency = configuredAttributes(config.currencyPicker);
  useConfigured(menu, 'travel-country-picker', country);
  useConfigured(menu, 'travel-currency-picker', currency);
  if (!countryPicker && !currencyPicker) return null;

  const given = { brand, locale: prepared.locale, presentation, class: 'picker' };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="icon-button region"
        popoverTarget="region"
        aria-label={messages.region}
      >
        <Icon path={globeIcon} />
      </button>
      <div ref={menu} id="region" popover="auto" className="menu region-menu" part="menu">
        {countryPicker && <NestedElement tag="travel-country-picker" {...country} {...given} />}
        {currencyPicker && <NestedElement tag="travel-currency-picker" {...currency} {...given} />}
      </div>
    </>
  );
}
