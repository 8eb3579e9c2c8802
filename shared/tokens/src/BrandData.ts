import type { Brand } from '@travel-shell/contract';
import type { ComponentType } from 'react';
import type { NavigationItem } from './NavigationItem.ts';

export interface LogoProps {
  /** The mark alone, without the word. */
  compact?: boolean;
}

/** Where a brand's header leads. */
export interface BrandLinks {
  /** RTE-001 */
  home: string;
  /** RTE-002: home in the AOS presentation. */
  homeAos: string;
  /** RTE-003 */
  trips: string;
  /** RTE-005 */
  help: string;
  /** RTE-007 */
  account: string;
}

/** Everything that makes a brand: looks, name and configuration. */
export interface BrandData {
  id: Brand;
  name: string;
  /** Its tokens as private custom properties, in force under `[data-presentation]`; a string on a server. */
  sheet: CSSStyleSheet;
  /** Inherits its colour, so it is its own inverted form. */
  Logo: ComponentType<LogoProps>;
  /** Without `text`, an item takes the name of its vertical in the visitor's language. */
  navigation: readonly NavigationItem[];
  /** The path of each vertical's icon on a grid of 24; that of `unknown` for all others. */
  icons: Readonly<Partial<Record<string, string>>> & { readonly unknown: string };
  links: BrandLinks;
  /** How wide its typeface sets the navigation beside an average one of full size; a guess from it decides what fits. */
  navigationScale: number;
}
