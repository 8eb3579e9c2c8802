import type { PieceProps } from '@travel-shell/element/contract';
import type { Looks } from '@travel-shell/piece';
import type { contract } from './contract.ts';
import type { Messages } from './messages/generated/Messages.ts';
import type { OwnBrand } from './ownBrand.ts';
import type { Sections } from './sections.ts';

export interface FooterPreparation extends Looks<Messages> {
  /** The current year, as a prop: a fragment rendered on New Year's Eve may be hydrated in the new year. */
  year: string;
  /** The children a server renders; empty in a browser, which finds them in the DOM or fetches them. */
  sections: Sections;
  /** The footer of a brand that does not come with the kit. */
  own: OwnBrand | undefined;
}

export type FooterProps = PieceProps<typeof contract, FooterPreparation>;
export type FooterHandle = FooterProps['element'];
