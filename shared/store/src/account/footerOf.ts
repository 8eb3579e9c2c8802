import type { Schema } from '@travel-shell/contract';

type Links = readonly Schema<'FooterLink'>[];

/** STA-051: everything a footer shows, as far as it has loaded. */
export interface Footer {
  brandDisplayName: string;
  pageDescription: string;
  appStoreLinks: readonly Schema<'AppStoreLink'>[];
  brands: readonly Schema<'FooterBrand'>[];
  socialMediaSites: readonly Schema<'SocialMediaSite'>[];
  socialIconsByName: Readonly<Record<string, string>>;
  privacyMenuItems: readonly Schema<'PrivacyMenuItem'>[];
  /** As the back end sent them; the lists below are built from them (STA-O05). */
  linkGroups: Schema<'FooterLinkGroups'> | undefined;
  citiesDynamicLinks: Links;
  destinationsDynamicLinks: Links;
  siteMapTitle: string;
  siteMapLinks: Links;
  companyLinks: Links;
  contactLinks: Links;
  airlineTicketsLinks: Links;
  moreLinks: Links;
}

/** The answers of the footer's providers so far. */
export interface FooterParts {
  state?: Schema<'FooterState'> | undefined;
  brands?: Schema<'FooterBrandsState'> | undefined;
  siteMap?: Schema<'FooterSiteMap'> | undefined;
  privacyMenu?: Schema<'PrivacyMenuState'> | undefined;
}

/** Builds the footer from its parts; parts not loaded yet are empty. The `seo` group serves as site map until it loads. */
export function footerOf({ state, brands, siteMap, privacyMenu }: FooterParts): Footer {
  const groups = state?.linkGroups;
  return {
    brandDisplayName: state?.brandDisplayName ?? '',
    pageDescription: state?.pageDescription ?? '',
    appStoreLinks: state?.appStoreLinks ?? [],
    brands: brands?.brands ?? [],
    socialMediaSites: brands?.socialMediaSites ?? [],
    socialIconsByName: brands?.socialIconsByName ?? {},
    privacyMenuItems: privacyMenu?.items ?? [],
    linkGroups: groups,
    citiesDynamicLinks: groups?.popularCities.links ?? [],
    destinationsDynamicLinks: groups?.popularDestinations.links ?? [],
    siteMapTitle: siteMap?.siteMapTitle ?? groups?.seo.title ?? '',
    siteMapLinks: siteMap?.siteMapLinks ?? groups?.seo.links ?? [],
    companyLinks: groups?.staticCompany.links ?? [],
    contactLinks: groups?.staticContact.links ?? [],
    airlineTicketsLinks: groups?.staticAirline.links ?? [],
    moreLinks: groups?.staticMore.links ?? [],
  };
}
