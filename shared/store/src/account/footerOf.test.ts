import type { Schema } from '@travel-shell/contract';
import { describe, expect, it } from 'vitest';
import { footerOf } from './footerOf.ts';

const link = (title: string): Schema<'FooterLink'> => ({ title, url: `/${title}`, name: title, testAttr: title });
const group = (title: string): Schema<'FooterLinkGroup'> => ({ title, links: [link(title)] });
const state: Schema<'FooterState'> = {
  brandDisplayName: 'Vireo',
  pageDescription: 'Vireo searches.',
  appStoreLinks: [{ appStoreType: 'googleplay', appStoreLink: { url: '/play' }, title: 'Play' }],
  linkGroups: {
    seo: group('seo'),
    popularCities: group('cities'),
    popularDestinations: group('destinations'),
    staticCompany: group('company'),
    staticContact: group('contact'),
    staticAirline: group('airline'),
    staticMore: group('more'),
  },
};

describe('footerOf', () => {
  it('STA-051 STA-056 builds the footer lists from its groups', () => {
    expect(footerOf({ state })).toMatchObject({
      brandDisplayName: 'Vireo',
      citiesDynamicLinks: [link('cities')],
      destinationsDynamicLinks: [link('destinations')],
      companyLinks: [link('company')],
      contactLinks: [link('contact')],
      airlineTicketsLinks: [link('airline')],
      moreLinks: [link('more')],
      siteMapTitle: 'seo',
      siteMapLinks: [link('seo')],
      appStoreLinks: state.appStoreLinks,
      linkGroups: state.linkGroups,
    });
  });

  it('STA-051 prefers the site map of its own provider once loaded', () => {
    const siteMap = { siteMapTitle: 'All', siteMapLinks: [link('all')] };
    expect(footerOf({ state, siteMap })).toMatchObject(siteMap);
  });

  it('STA-051 has what the other providers return', () => {
    const brands: Schema<'FooterBrandsState'> = {
      brands: [{ name: 'nestly', title: 'Nestly', url: '/nestly', logoUrl: '/nestly.svg', height: 26 }],
      socialMediaSites: [{ name: 'instagram', url: '/instagram', prompt: 'Follow' }],
      socialIconsByName: { instagram: 'M1 1' },
    };
    const items = [{ title: 'Privacy', url: '/privacy' }];
    expect(footerOf({ brands, privacyMenu: { items } })).toMatchObject({ ...brands, privacyMenuItems: items });
  });

  it('STA-051 is empty before anything has loaded', () => {
    const { linkGroups, ...footer } = footerOf({});
    expect(linkGroups).toBeUndefined();
    for (const [name, value] of Object.entries(footer)) {
      expect(typeof value === 'object' ? Object.keys(value) : [...value], name).toEqual([]);
    }
  });
});
