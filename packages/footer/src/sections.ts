import type { Messages } from './messages/generated/Messages.ts';

/** A group of links: the footer is there for these (FTR-002). */
export const LINK_SECTIONS = ['company', 'contact', 'airline', 'more', 'site-map', 'destinations', 'cities'] as const;

export type LinkSection = (typeof LINK_SECTIONS)[number];

/** Each is a slot of the element, of the same name. */
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
  /** What is said instead of the title. */
  label?: string;
  isNewTab?: boolean;
}

export interface Section {
  heading?: string;
  text?: string;
  links?: readonly SectionLink[];
}

/** What the footer shows, in the order of the document. A section with nothing to show is not there. */
export type Sections = Partial<Record<SectionName, Section>>;

/** The link of FTR-033, whatever the back end says. */
export const managePrivacyLink = (messages: Messages): SectionLink => ({
  title: messages.managePrivacy,
  url: '/privacy/manage',
  name: 'manage-privacy',
});
