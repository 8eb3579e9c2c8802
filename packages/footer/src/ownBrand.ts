import type { Schema } from '@travel-shell/contract';
import type { Footer } from '@travel-shell/store/account';
import type { BrandData, BrandFooter } from '@travel-shell/tokens';

type Link = Schema<'FooterLink'>;
type Group = Schema<'FooterLinkGroup'>;

/** The footer in a brand's folder, in the shapes of the back end. */
export interface OwnBrand {
  brandData: BrandData;
  /** The back end's footer with what the brand itself says in its place. */
  merge(footer: Footer): Footer;
}

const EMPTY: Group = { title: '', links: [] };
const NO_GROUPS: Schema<'FooterLinkGroups'> = {
  ...{ seo: EMPTY, popularCities: EMPTY, popularDestinations: EMPTY },
  ...{ staticCompany: EMPTY, staticContact: EMPTY, staticAirline: EMPTY, staticMore: EMPTY },
};

/** For analytics a link is called by its address. */
const linkOf = ({ text, url }: { text: string; url: string }): Link => ({ title: text, url, name: url, testAttr: url });

const groupOf = (group: BrandFooter['company']): Group | undefined =>
  group && { title: group.heading ?? '', links: group.links.map(linkOf) };

export function ownBrand(brandData: BrandData): OwnBrand {
  const { name, footer = {} } = brandData;
  const [company, contact, more] = [footer.company, footer.contact, footer.more].map(groupOf);
  // The name of the site says whom one follows.
  const social = footer.social?.map((site) => ({ ...site, prompt: '' }));
  return {
    brandData,
    merge: (given) => ({
      ...given,
      brandDisplayName: name,
      pageDescription: footer.description ?? given.pageDescription,
      socialMediaSites: social ?? given.socialMediaSites,
      privacyMenuItems: footer.legal?.map(({ text, url }) => ({ title: text, url })) ?? given.privacyMenuItems,
      companyLinks: company?.links ?? given.companyLinks,
      contactLinks: contact?.links ?? given.contactLinks,
      moreLinks: more?.links ?? given.moreLinks,
      // They would hide it (FTR-008).
      airlineTicketsLinks: more ? [] : given.airlineTicketsLinks,
      linkGroups: {
        ...(given.linkGroups ?? NO_GROUPS),
        ...(company && { staticCompany: company }),
        ...(contact && { staticContact: contact }),
        ...(more && { staticMore: more }),
      },
    }),
  };
}
