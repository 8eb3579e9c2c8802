import { MANAGE_PAGES } from '@travel-shell/core/managePages';
import type { BrandLogo } from '@travel-shell/tokens';
import type { Messages } from './messages/generated/Messages.ts';

/** A group of links; without any there is no footer (FTR-002). */
export const LINK_SECTIONS = ['company', 'contact', 'airline', 'more', 'site-map', 'destinations', 'cities'] as const;

export type LinkSection = (typeof LINK_SECTIONS)[number];

/** Each has a slot of the same name. */
export type SectionName =
  | LinkSection
  | 'brand'
  | 'description'
  | 'apps'
  | 'social'
  | 'partners'
  | 'privacy'
  | 'manage-privacy'
  | 'copyright';

export interface SectionLink {
  title: string;
  url: string;
  /** For analytics (STA-058). */
  name: string;
  /** For tests (STA-058). */
  testAttr?: string;
  /** The accessible name, instead of the title. */
  label?: string;
  isNewTab?: boolean;
  /** Shown in place of the title. */
  picture?: Picture;
}

export interface Picture {
  /** A badge is the page's; logos and icons are the back end's. */
  kind: 'badge' | 'logo' | 'icon';
  url: string;
  /** In px. */
  height: number;
}

export interface Section {
  heading?: string;
  text?: string;
  /** Shown in place of the text, which is its name. */
  logo?: BrandLogo;
  links?: readonly SectionLink[];
}

/** The footer's sections, in document order. Empty sections are absent. */
export type Sections = Partial<Record<SectionName, Section>>;

/** The link of FTR-033, independent of the back end. */
export const managePrivacyLink = (messages: Messages): SectionLink => ({
  title: messages.managePrivacy,
  url: MANAGE_PAGES.default,
  name: 'manage-privacy',
});
