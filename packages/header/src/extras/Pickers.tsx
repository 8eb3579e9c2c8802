import { usePickers } from '@travel-shell/piece/pickers';
import { Icon } from '@travel-shell/ui';
import { globeIcon } from '@travel-shell/ui/icons';
import { useAutoPopover, usePopoverPosition } from '@travel-shell/ui/popover';
import { type ReactNode, useRef } from 'react';
import type { HeaderProps } from '../HeaderProps.ts';

const TAGS = { country: 'travel-country-picker', currency: 'travel-currency-picker' } as const;

/**
 * HDR-009, HDR-010. Each by its tag, switched by its own attribute (HDR-O08). The menu is a popover, which works before
 * script runs; in a wide header the style sheet shows its contents in the bar.
 */
export function Pickers(props: HeaderProps): ReactNode {
  const { messages } = props.prepared;
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  usePopoverPosition(trigger, menu);
  useAutoPopover(trigger, menu);
  const pickers = usePickers(menu, { ...props, tags: TAGS }, 'picker');
  if (!pickers) return null;

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
      <div ref={menu} id="region" popover="auto" className="ts-menu region-menu" part="menu">
        {pickers}
      </div>
    </>
  );
}
