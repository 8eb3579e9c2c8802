import type { PieceProps } from '@travel-shell/element/contract';
import type { Looks } from '@travel-shell/piece';
import type { contract } from './contract.ts';
import type { Messages } from './messages/generated/Messages.ts';

export interface AccountMenuPreparation extends Looks<Messages> {
  /** Defaults from the page's configuration for missing attributes. */
  tracking: 'on' | 'off';
  dashboardPage: string | undefined;
}

export type AccountMenuProps = PieceProps<typeof contract, AccountMenuPreparation>;

/** Props of every part of the menu. */
export interface PartProps extends AccountMenuProps {
  /** The menu is open or about to open, so its own data may be fetched. */
  isWanted: boolean;
  /** Closes the menu and returns focus to its button. */
  onClose: () => void;
  onTrack: (part: string, label: string) => void;
}
