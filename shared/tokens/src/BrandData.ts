import type { Locale } from '@travel-shell/core';
import type { NavigationItem } from './NavigationItem.ts';

/** An element of an SVG, as `createElement` takes it. */
export type LogoNode = [name: string, attributes: Record<string, string>, ...children: LogoNode[]];

export interface LogoPart {
  viewBox: string;
  /** In em. */
  height?: string;
  nodes: LogoNode[];
}

/** The logo's colours are those of the brand's tokens, so it is its own inverted form. */
export interface BrandLogo {
  /** The compact logo. */
  mark: LogoPart;
  /** Beside it in the full one. */
  word?: LogoPart;
  /** The small logo of a group, beneath (HDR-003). Those of our own brands are apart: `UNDER_LOGOS`. */
  under?: LogoPart;
}

export interface LogoProps {
  logo: BrandLogo;
  /** The mark without the wordmark. */
  compact?: boolean;
}

/** The addresses to which a brand's header leads. */
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

/** A text for every language, or one for each of some; for the others that of `en-US`, else the first. */
export type LocalText = string | Readonly<Partial<Record<Locale, string>>>;

export interface BrandLink<T = string> {
  text: T;
  url: string;
}

export interface BrandLinkGroup<T = string> {
  heading?: T;
  links: readonly BrandLink<T>[];
}

/** The footer of a brand's folder. It takes the place of the back end's answer; an empty list hides that. */
export interface BrandFooter<T = string> {
  description?: T;
  company?: BrandLinkGroup<T>;
  contact?: BrandLinkGroup<T>;
  more?: BrandLinkGroup<T>;
  /** `name` as in FTR-017: `instagram`. */
  social?: readonly { name: string; url: string }[];
  /** The links of the privacy menu (FTR-031). */
  legal?: readonly BrandLink<T>[];
}

/** Name, logo and configuration of a brand; its looks are separate style sheets (`loadLooks`). */
export interface BrandData {
  id: string;
  name: string;
  logo: BrandLogo;
  /** Without `text`, an item takes the name of its vertical in the visitor's language. */
  navigation: readonly NavigationItem[];
  /** The path of each vertical's icon on a grid of 24; that of `unknown` for all others. */
  icons: Readonly<Partial<Record<string, string>>> & { readonly unknown: string };
  links: BrandLinks;
  /** Width of its typeface relative to an average one; used to estimate which navigation items fit. */
  navigationScale: number;
  /** The footer, only for brands from a folder. */
  footer?: BrandFooter;
}

/** The texts of an item that may differ by language. */
type ItemText = 'text' | 'ariaLabel' | 'flagText';
type LocalItem = Omit<NavigationItem, ItemText> & Partial<Record<ItemText, LocalText>>;

/** The result of `travel-shell-brand build` for a folder. */
export interface BuiltBrand extends Omit<BrandData, 'navigation' | 'footer'> {
  format: 1;
  navigation: readonly LocalItem[];
  footer?: BrandFooter<LocalText>;
  /** Address of a style sheet with its `@font-face` rules. */
  typeface?: string;
  /** The two sheets, as `loadLooks` has them. */
  css: readonly string[];
}
