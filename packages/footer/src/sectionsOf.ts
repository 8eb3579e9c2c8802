import type { Schema } from '@travel-shell/contract';
import type { Footer } from '@travel-shell/store/account';
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

/** The sites of FTR-017 and how they are called. */
export const SOCIAL_SITES: Readonly<Partial<Record<string, string>>> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  youtube: 'YouTube',
  brunch: 'Brunch',
  naverblog: 'Naver Blog',
  naverpost: 'Naver Post',
};

export interface SectionOptions {
  messages: Messages;
  /** The current one (FTR-O06). */
  year: string;
  managePrivacy: boolean;
}

/** A link that opens a tab of its own says so. */
export const newTabLink = (link: SectionLink, messages: Messages): SectionLink => ({
  ...link,
  label: `${link.label ?? link.title} (${messages.newTab})`,
  isNewTab: true,
});

/** The link of FTR-033, whatever the back end says. */
export const managePrivacyLink = (messages: Messages): SectionLink => ({
  title: messages.managePrivacy,
  url: '/privacy/manage',
  name: 'manage-privacy',
});

/** Everything but the pictures. Empty where there is no group of links (FTR-002). */
export function sectionsOf(footer: Footer, { messages, year, managePrivacy }: SectionOptions): Sections {
  const { linkGroups, brandDisplayName: brand } = footer;
  const group = (heading: string | undefined, links: Footer['companyLinks']): Section | undefined =>
    links.length > 0 ? { ...(heading && { heading }), links } : undefined;

  const airline = group(linkGroups?.staticAirline.title, footer.airlineTicketsLinks);
  const groups: Record<LinkSection, Section | undefined> = {
    company: group(linkGroups?.staticCompany.title, footer.companyLinks),
    contact: group(linkGroups?.staticContact.title, footer.contactLinks),
    airline,
    // FTR-008
    more: airline ? undefined : group(linkGroups?.staticMore.title, footer.moreLinks),
    destinations: group(linkGroups?.popularDestinations.title, footer.destinationsDynamicLinks),
    cities: group(linkGroups?.popularCities.title, footer.citiesDynamicLinks),
    'site-map': group(footer.siteMapTitle, footer.siteMapLinks),
  };
  if (Object.values(groups).every((section) => section === undefined)) return {};

  const sections: Record<SectionName, Section | undefined> = {
    brand: brand ? { text: brand } : undefined,
    description: footer.pageDescription ? { text: footer.pageDescription } : undefined,
    apps: links(appLinks(footer.appStoreLinks, messages)),
    social: links(socialLinks(footer.socialMediaSites, messages)),
    ...groups,
    partners: links(footer.brands.map(({ name, title, url }) => ({ name, title, url }))),
    privacy: {
      heading: messages.privacyTitle({ brand, year }),
      links: [
        ...footer.privacyMenuItems.map(({ title, url }) => ({ title, url, name: url })),
        { title: messages.privacyPreferences, url: '/privacy', name: 'privacy-preferences' },
      ],
    },
    'manage-privacy': managePrivacy ? { links: [managePrivacyLink(messages)] } : undefined,
    copyright: { text: messages.copyright({ brand, year }) },
  };
  return Object.fromEntries(Object.entries(sections).filter(([, section]) => section)) as Sections;
}

const links = (list: readonly SectionLink[]): Section | undefined => (list.length > 0 ? { links: list } : undefined);

/** FTR-014 to FTR-016: both stores or none. */
function appLinks(stores: Footer['appStoreLinks'], messages: Messages): SectionLink[] {
  const known = ['appleappstore', 'googleplay'].map((type) => stores.find(({ appStoreType }) => appStoreType === type));
  if (!known.every((store) => store?.appStoreLink.url)) return [];
  return (known as Schema<'AppStoreLink'>[]).map(({ appStoreType, appStoreLink, title }) =>
    newTabLink({ title, url: appStoreLink.url, name: appStoreType }, messages),
  );
}

/** FTR-017, FTR-018; names that are not known are skipped (FTR-O03). */
export const socialLinks = (sites: Footer['socialMediaSites'], messages: Messages): SectionLink[] =>
  sites.flatMap(({ name, url, prompt }) => {
    const title = Object.hasOwn(SOCIAL_SITES, name) && SOCIAL_SITES[name];
    return title ? [newTabLink({ title, url, name, label: prompt }, messages)] : [];
  });
