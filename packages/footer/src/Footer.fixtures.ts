import type { Schema } from '@travel-shell/contract';
import type { FooterParts } from '@travel-shell/store/account';
import { SOCIAL_SITES, socialIcon } from '@travel-shell/tokens/socialSites';
// A file, because data: URLs are not http(s) URLs.
import LOGO from './logo.svg?no-inline';

type Link = Schema<'FooterLink'>;
export type CompleteParts = { [K in keyof FooterParts]-?: NonNullable<FooterParts[K]> };

export const linkTo = (title: string): Link => {
  const name = title.toLowerCase().replaceAll(' ', '-');
  return { title, url: `/${name}`, name, testAttr: `footer-${name}` };
};

const group = (title: string, links: readonly string[]): Schema<'FooterLinkGroup'> => ({
  title,
  links: links.map(linkTo),
});

export const NO_LINKS: Schema<'FooterLinkGroups'> = {
  seo: group('', []),
  popularCities: group('', []),
  popularDestinations: group('', []),
  staticCompany: group('', []),
  staticContact: group('', []),
  staticAirline: group('', []),
  staticMore: group('', []),
};

const APPS: Schema<'FooterState'>['appStoreLinks'] = [
  { appStoreType: 'googleplay', appStoreLink: { url: 'https://play.example/vireo' }, title: 'Vireo on Google Play' },
  {
    appStoreType: 'appleappstore',
    appStoreLink: { url: 'https://apps.example/vireo' },
    title: 'Vireo on the App Store',
  },
];

/** The sites of FTR-017, and an unknown one. */
export const SITES = ['facebook', 'twitter', 'instagram', 'youtube', 'brunch', 'naverblog', 'naverpost', 'nosuchsite'];

/** Responses of the providers, with one of everything. */
export const PARTS: CompleteParts = {
  state: {
    brandDisplayName: 'Vireo',
    pageDescription: 'Vireo searches flights, hotels and cars of hundreds of sites at once.',
    appStoreLinks: APPS,
    linkGroups: {
      seo: group('Explore', ['Cheap flights']),
      popularCities: group('Popular cities', ['Athens', 'Berlin', 'Lisbon', 'London', 'Madrid', 'Vienna']),
      popularDestinations: group('Popular destinations', ['Bali', 'Crete', 'Iceland', 'Japan', 'Norway', 'Sicily']),
      staticCompany: group('Company', ['About us', 'Careers', 'Press']),
      staticContact: group('Contact', ['Help', 'Contact us', 'Affiliates']),
      staticAirline: group('Airline tickets', ['Aurora Air', 'Borealis']),
      staticMore: group('More', ['Mobile app', 'Travel guides']),
    },
  },
  siteMap: {
    siteMapTitle: 'All searches',
    siteMapLinks: ['Flights to Athens', 'Flights to Berlin', 'Hotels in Athens', 'Hotels in Berlin'].map(linkTo),
  },
  privacyMenu: {
    items: [
      { title: 'Privacy', url: '/privacy#policy' },
      { title: 'Terms of use', url: '/actual-terms-of-use' },
    ],
  },
  brands: {
    brands: [
      { name: 'nestly', title: 'Nestly', url: 'https://nestly.example/', logoUrl: LOGO, height: 26 },
      { name: 'roamstay', title: 'Roamstay', url: 'https://roamstay.example/', logoUrl: LOGO, height: 5 },
      { name: 'fareloft', title: 'Fareloft', url: 'https://fareloft.example/', logoUrl: LOGO, height: 90 },
    ],
    socialMediaSites: SITES.map((name) => ({
      name,
      url: `https://${name}.example/vireo`,
      prompt: `Follow Vireo on ${name}`,
    })),
    socialIconsByName: Object.fromEntries(SITES.map((name) => [name, `/icons/${name}.svg`])),
  },
};

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4Z"/></svg>';

/** `PARTS` with other fields of the state. */
export const withState = (state: Partial<CompleteParts['state']>): CompleteParts => ({
  ...PARTS,
  state: { ...PARTS.state, ...state },
});

export const withGroups = (groups: Partial<Schema<'FooterLinkGroups'>>): CompleteParts =>
  withState({ linkGroups: { ...PARTS.state.linkGroups, ...groups } });

export const EMPTY_GROUP = group('', []);

/** The icon of a site, by its address. */
export const iconAt = (pathname: string): string => {
  const site = SOCIAL_SITES.find(({ name }) => pathname === `/icons/${name}.svg`);
  return site ? socialIcon(site) : ICON;
};

const BRAND_NAMES: Readonly<Record<string, string>> = { flagship: 'Vireo', sister: 'Solenne', partner: 'Meridian' };

/** The back end's texts in Arabic. */
const ARABIC: Readonly<Record<string, string>> = {
  'Vireo searches flights, hotels and cars of hundreds of sites at once.':
    'تبحث Vireo عن رحلات الطيران والفنادق والسيارات في مئات المواقع دفعة واحدة.',
  'Vireo on Google Play': 'Vireo على Google Play',
  'Vireo on the App Store': 'Vireo على App Store',
  'Popular cities': 'مدن رائجة',
  Athens: 'أثينا',
  Berlin: 'برلين',
  Lisbon: 'لشبونة',
  London: 'لندن',
  Madrid: 'مدريد',
  Vienna: 'فيينا',
  'Popular destinations': 'وجهات رائجة',
  Bali: 'بالي',
  Crete: 'كريت',
  Iceland: 'آيسلندا',
  Japan: 'اليابان',
  Norway: 'النرويج',
  Sicily: 'صقلية',
  Company: 'الشركة',
  'About us': 'من نحن',
  Careers: 'الوظائف',
  Press: 'الصحافة',
  Contact: 'اتصل بنا',
  Help: 'المساعدة',
  'Contact us': 'تواصل معنا',
  Affiliates: 'الشركاء',
  'Airline tickets': 'تذاكر الطيران',
  More: 'المزيد',
  'Mobile app': 'تطبيق الجوّال',
  'Travel guides': 'أدلة السفر',
  'All searches': 'كل عمليات البحث',
  'Flights to Athens': 'رحلات إلى أثينا',
  'Flights to Berlin': 'رحلات إلى برلين',
  'Hotels in Athens': 'فنادق في أثينا',
  'Hotels in Berlin': 'فنادق في برلين',
  Privacy: 'الخصوصية',
  'Terms of use': 'شروط الاستخدام',
};

/** Fields that people read. */
const TEXTS = ['title', 'siteMapTitle', 'brandDisplayName', 'pageDescription', 'prompt'];

/** The responses for a brand, in Arabic for `ar`. */
export function partsFor(parts: CompleteParts, brand: string, locale: string): CompleteParts {
  const change = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || !TEXTS.includes(key)) return value;
    const text = (locale === 'ar' && ARABIC[value]) || value;
    return text.replaceAll('Vireo', BRAND_NAMES[brand] ?? 'Vireo');
  };
  return JSON.parse(JSON.stringify(parts, change));
}
