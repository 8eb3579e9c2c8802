import type { Brand } from '@travel-shell/core';
import type { ComponentType } from 'react';
import type { NavigationItem } from './NavigationItem.ts';

export interface LogoProps {
  /** The mark without the wordmark. */
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

/** Name, logo and configuration of a brand; its looks are separate style sheets (`loadLooks`). */
export interface BrandData {
  id: Brand;
  name: string;
  /** Inherits its colour, so it is its own inverted form. */
  Logo: ComponentType<LogoProps>;
  /** Without `text`, an item takes the name of its vertical in the visitor's language. */
  navigation: readonly NavigationItem[];
  /** The path of each vertical's icon on a grid of 24; that of `unknown` for all others. */
  icons: Readonly<Partial<Record<string, string>>> & { readonly unknown: string };
  links: BrandLinks;
  /** Width of its typeface relative to an average one; used to estimate which navigation items fit. */
  navigationScale: number;
}
