import type { AttributeValues, PieceProps } from '@travel-shell/element/contract';
import type { Looks } from '@travel-shell/piece';
import type { BrandData, LogoPart } from '@travel-shell/tokens';
import type { ComponentType, MouseEvent, RefCallback } from 'react';
import type { contract } from './contract.ts';
import type { Messages } from './messages/generated/Messages.ts';

/** The `prepared` value of both headers. */
export interface BarPreparation extends Looks<Messages> {
  brandData: BrandData;
}

export type HeaderValues = AttributeValues<typeof contract>;
export type HeaderProps = PieceProps<typeof contract, BarPreparation & { extras?: Extras | undefined }>;

export interface EffectsProps extends HeaderProps {
  /** The height of the banners above the header has changed, in px. */
  onBanners: (height: number) => void;
}

export interface PreparedExtras {
  sheet: CSSStyleSheet;
  underLogo: LogoPart | undefined;
}

/** The attributes that the trips link has beside its address if there is a drawer. */
export type TripsLink = Readonly<Record<`data-${string}`, string>> & { ref: RefCallback<HTMLAnchorElement> };

/** The extras/ chunk, if the header asks for any extra. */
interface Extras extends PreparedExtras {
  Effects: ComponentType<EffectsProps>;
  HeaderLogo: ComponentType<HeaderProps>;
  PartnerBanner: ComponentType<HeaderProps>;
  Pickers: ComponentType<HeaderProps>;
  openTrips: (event: MouseEvent, props: HeaderProps) => void;
  tripsLink: (values: HeaderValues) => TripsLink | undefined;
}
