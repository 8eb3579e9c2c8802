import type { EventDetail, PieceProps } from '@travel-shell/element/contract';
import type { Looks } from '@travel-shell/piece';
import type { BrandData } from '@travel-shell/tokens';
import type { contract } from './contract.ts';
import type { Messages } from './messages/generated/Messages.ts';

interface TripsDrawerPreparation extends Looks<Messages> {
  icons: BrandData['icons'];
}

export type TripsDrawerProps = PieceProps<typeof contract, TripsDrawerPreparation>;

/** Props of every part of the drawer. */
export interface PartProps extends TripsDrawerProps {
  isOpen: boolean;
  onTrack: (
    part: EventDetail<typeof contract, 'travel-track'>['part'],
    action: 'show' | 'click' | 'dismiss',
    label: string,
  ) => void;
}
