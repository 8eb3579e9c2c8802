import type { PieceProps } from '@travel-shell/element/contract';
import type { contract } from './contract.ts';
import type { AccountMenuPreparation } from './prepare.ts';

export type AccountMenuProps = PieceProps<typeof contract, AccountMenuPreparation>;

/** What every part of the menu is given. */
export interface PartProps extends AccountMenuProps {
  /** The menu can be seen, or is about to be: what is fetched for it alone may be fetched. */
  isWanted: boolean;
  /** Closes the menu and gives the focus back to its button. */
  onClose: () => void;
  onTrack: (part: string, label: string) => void;
}
