import { siteUrl, useSheets } from '@travel-shell/piece';
import { useShellState } from '@travel-shell/store';
import { tripsState } from '@travel-shell/store/trips';
import { heartIcon, Icon } from '@travel-shell/ui';
import { Tooltip, tooltipSheet } from '@travel-shell/ui/tooltip';
import type { ReactNode } from 'react';
import type { PartProps } from '../AccountMenuProps.ts';
import { LINKS } from '../links.ts';

/** Shows only with exactly this many wishes. Source: CON-102, TRP-012, ACC-O04. */
const WISHES = 1;

const SHEETS = [tooltipSheet];

/** A heart beside the trips, whose tooltip shows what was saved (ACC-011, STA-068). */
export function Wishlist({ element, prepared, onClose, onTrack }: PartProps): ReactNode {
  const { messages } = prepared;
  const trips = useShellState(tripsState);
  useSheets(element.host, SHEETS);
  const wishes = trips.data?.wishlistItems ?? [];
  const [wish] = wishes;
  if (!wish || wishes.length !== WISHES) return null;

  function handleClick(): void {
    onTrack('wishlist', 'open');
    onClose();
  }

  return (
    <Tooltip text={messages.wish({ destination: wish.destination })}>
      {(trigger) => (
        <a
          {...trigger}
          className="wish"
          part="row"
          href={siteUrl(LINKS.trips)}
          aria-label={messages.wishlist}
          onClick={handleClick}
        >
          <Icon path={heartIcon} />
        </a>
      )}
    </Tooltip>
  );
}
