import type { PieceProps } from '@travel-shell/element/contract';
import type { Looks } from '@travel-shell/piece';
import type { BrandData, NavigationItem } from '@travel-shell/tokens';
import type { contract } from './contract.ts';
import type { DrawerLayout } from './drawerLayout.ts';
import type { Messages } from './messages/generated/Messages.ts';

export interface NavDrawerPreparation extends Looks<Messages> {
  brandData: BrandData;
  items: readonly NavigationItem[];
  secondaryItems: readonly NavigationItem[];
  /** The path of each item's icon, by vertical (NAV-033). */
  icons: Readonly<Record<string, string>>;
}

export type NavDrawerProps = PieceProps<typeof contract, NavDrawerPreparation>;

/** The props of every part of the drawer's contents. */
export interface PartProps extends NavDrawerProps {
  /** The contents are in the dialog, else beside the page. */
  isInDialog: boolean;
  /** Beside the page, and not pinned. */
  isCollapsed: boolean;
  /** Collapsed, but shows its texts for as long as it is used. */
  isExpanded: boolean;
  /** Undefined before script: style sheets decide. */
  layout: DrawerLayout | undefined;
  onTrack: (part: string, label: string) => void;
  /** Something was chosen: what is in front of the page closes (NAV-014). */
  onChosen: () => void;
}
