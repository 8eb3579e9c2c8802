import type { Schema } from '@travel-shell/contract';
import { isHttpAddress } from '@travel-shell/core';
import type { Footer } from '@travel-shell/store/account';
import type { BrandData } from '@travel-shell/tokens';
import type { Messages } from './messages/generated/Messages.ts';
import type { OwnBrand } from './ownBrand.ts';
import {
  type LinkSection,
  managePrivacyLink,
  type Picture,
  type Section,
  type SectionLink,
  type SectionName,
  type Sections,
} from './sections.ts';

/** The sites of FTR-017 and their names. */
const SOCIAL_SITES: Readonly<Partial<Record<string, string>>> = {
  facebook: 'Facebook',
  // The name in the contract is the old one.
  twitter: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  brunch: 'Brunch',
  naverblog: 'Naver Blog',
  naverpost: 'Naver Post',
};

/** The height of a logo, in px. Source: CON-055, FTR-012, FTR-O04. */
const LOGO_HEIGHTS = { min: 20, max: 50 } as const;

/** The height of a badge, in px: the stores’ guides ask for at least that. */
const BADGE_HEIGHT = 40;

/** The height of an icon, in px. */
const ICON_HEIGHT = 24;

interface SectionOptions {
  messages: Messages;
  /** The current one (FTR-O06). */
  year: string;
  managePrivacy: boolean;
  appStoreBadge?: string | undefined;
  googlePlayBadge?: string | undefined;
  own?: OwnBrand | undefined;
  /** The brand's logo takes the place of its name. */
  brandData?: BrandData | null | undefined;
}

/** A link that opens a new tab says so. */
const newTabLink = (link: SectionLink, messages: Messages): SectionLink => ({
  ...link,
  label: `${link.label ?? link.title} (${messages.newTab})`,
  isNewTab: true,
});

/** Empty if there is no link group (FTR-002). */
export function sectionsOf(given: Footer, options: SectionOptions): Sections {
  const { messages, year, managePrivacy, own, brandData } = options;
  const footer = own ? own.merge(given) : given;
  const { linkGroups, brandDisplayName: brand } = footer;
  const group = (heading: string | undefined, list: Footer['companyLinks']): Section | undefined => {
    const section = links(list);
    return section && { ...(heading && { heading }), ...section };
  };

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
    brand: brand ? { text: brand, ...(brand === brandData?.name && { logo: brandData.logo }) } : undefined,
    description: footer.pageDescription ? { text: footer.pageDescription } : undefined,
    apps: links(appLinks(footer.appStoreLinks, options)),
    social: links(socialLinks(footer, messages)),
    ...groups,
    partners: links(footer.brands.map(partnerLink)),
    privacy: {
      heading: messages.privacyTitle({ brand, year }),
      links: [
        ...footer.privacyMenuItems.flatMap(({ title, url }) => (isLink(url) ? [{ title, url, name: url }] : [])),
        { title: messages.privacyPreferences, url: '/privacy', name: 'privacy-preferences' },
      ],
    },
    'manage-privacy': managePrivacy ? { links: [managePrivacyLink(messages)] } : undefined,
    copyright: { text: messages.copyright({ brand, year }) },
  };
  return Object.fromEntries(Object.entries(sections).filter(([, section]) => section)) as Sections;
}

/** Empty if the response parser refused it. A server's data for the fragment is not parsed. */
const isLink = (url: string | null | undefined): url is string => !!url && isHttpAddress(url);

function links(list: readonly SectionLink[]): Section | undefined {
  const safe = list.filter(({ url }) => isLink(url));
  return safe.length > 0 ? { links: safe } : undefined;
}

/** FTR-014 to FTR-016: both stores or none. */
function appLinks(stores: Footer['appStoreLinks'], options: SectionOptions): SectionLink[] {
  const known = ['appleappstore', 'googleplay'].map((type) => stores.find(({ appStoreType }) => appStoreType === type));
  if (!known.every((store) => store?.appStoreLink.url)) return [];
  const badges = [options.appStoreBadge, options.googlePlayBadge];
  const hasBadges = badges.every(isLink);
  return (known as Schema<'AppStoreLink'>[]).map(({ appStoreType, appStoreLink, title }, index) => {
    const picture = hasBadges ? pictureOf('badge', badges[index], BADGE_HEIGHT) : {};
    return newTabLink({ title, url: appStoreLink.url, name: appStoreType, ...picture }, options.messages);
  });
}

const pictureOf = (kind: Picture['kind'], url: string | undefined, height: number): Pick<SectionLink, 'picture'> =>
  isLink(url) ? { picture: { kind, url, height } } : {};

/** FTR-010 to FTR-012. */
const partnerLink = ({ name, title, url, logoUrl, height }: Schema<'FooterBrand'>): SectionLink => ({
  ...{ name, title, url },
  ...pictureOf('logo', logoUrl, Math.min(LOGO_HEIGHTS.max, Math.max(LOGO_HEIGHTS.min, height))),
});

/** FTR-017, FTR-018; unknown names are skipped (FTR-O03). */
const socialLinks = ({ socialMediaSites, socialIconsByName }: Footer, messages: Messages): SectionLink[] =>
  socialMediaSites.flatMap(({ name, url, prompt }) => {
    const title = Object.hasOwn(SOCIAL_SITES, name) && SOCIAL_SITES[name];
    if (!title) return [];
    // The visible label is part of the accessible name (WCAG 2.2 SC 2.5.3).
    const isEnough = !prompt || prompt.toLowerCase().includes(title.toLowerCase());
    const label = isEnough ? prompt || title : `${title}: ${prompt}`;
    return [
      newTabLink({ title, url, name, label, ...pictureOf('icon', socialIconsByName[name], ICON_HEIGHT) }, messages),
    ];
  });
