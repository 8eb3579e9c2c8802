/** Footer content to begin with. All companies are invented. */

export interface SiteText {
  brand: string;
  displayName: string;
  pageDescription: string;
  /** Set where there is an app; otherwise the footer shows no badges (FTR-016). */
  hasApps: boolean;
}

export const SITES: readonly SiteText[] = [
  {
    brand: 'flagship',
    displayName: 'Vireo',
    pageDescription:
      'Vireo searches flights, hotels, cars, trains and packages of hundreds of sites at once and shows what each of ' +
      'them asks. You book where you like the offer best.',
    hasApps: true,
  },
  {
    brand: 'sister',
    displayName: 'Solenne',
    pageDescription:
      'Solenne collects places worth a slow journey: small hotels, long weekends and tables with a view, chosen by ' +
      'people who have been there.',
    hasApps: true,
  },
  {
    brand: 'partner',
    displayName: 'Meridian',
    pageDescription: 'Meridian plans rail and onward travel for companies, from the first train to the last mile.',
    hasApps: false,
  },
];

/** A title and a URL, or a title from which the URL is derived. */
type Link = readonly [title: string, url: string];

export interface LinkGroupData {
  name: string;
  title: string;
  links: readonly Link[];
}

const CITIES = [
  'Amsterdam',
  'Athens',
  'Bangkok',
  'Barcelona',
  'Berlin',
  'Buenos Aires',
  'Cape Town',
  'Copenhagen',
  'Dubai',
  'Istanbul',
  'Lisbon',
  'London',
  'Madrid',
  'Marrakesh',
  'Melbourne',
  'Mexico City',
  'New York',
  'Paris',
  'Prague',
  'Rome',
  'Seoul',
  'Singapore',
  'Tokyo',
  'Vienna',
];

const DESTINATIONS = [
  'Algarve',
  'Andalusia',
  'Bali',
  'Brittany',
  'Canary Islands',
  'Costa Rica',
  'Crete',
  'Croatia',
  'Greece',
  'Iceland',
  'Italy',
  'Japan',
  'Madeira',
  'Mallorca',
  'Morocco',
  'Norway',
  'Portugal',
  'Sardinia',
  'Scotland',
  'Sicily',
  'South Africa',
  'Thailand',
  'Tuscany',
  'Zanzibar',
];

const AIRLINES = ['Aurora Air', 'Borealis', 'Cirrus Airways', 'Halcyon', 'Meridiana Pacific', 'Skylark', 'Tradewind'];

const VERTICALS: readonly Link[] = [
  ['Cheap flights', '/flights'],
  ['Hotels', '/hotels'],
  ['Car hire', '/cars'],
  ['Trains', '/trains'],
  ['Buses', '/buses'],
  ['Packages', '/packages'],
  ['Things to do', '/activities'],
  ['Cruises', '/cruises'],
  ['Holiday homes', '/vacationrentals'],
  ['City breaks', '/citybreaks'],
  ['Best time to travel', '/besttimetotravel'],
  ['Travel restrictions', '/travelrestrictions'],
];

/** Slug for URLs and analytics: `Buenos Aires` is `buenos-aires`. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const below = (path: string, titles: readonly string[], words = (title: string) => title): Link[] =>
  titles.map((title) => [words(title), `${path}/${slugOf(title)}`]);

/** The groups of one brand's footer (STA-056) and its site map. The rail partner sells no airline tickets (FTR-008). */
export const linkGroupsOf = (brand: string): LinkGroupData[] => [
  { name: 'seo', title: 'Explore', links: VERTICALS },
  { name: 'popularCities', title: 'Popular cities', links: below('/explore', CITIES) },
  { name: 'popularDestinations', title: 'Popular destinations', links: below('/explore', DESTINATIONS) },
  {
    name: 'staticCompany',
    title: 'Company',
    links: [
      ['About us', '/about'],
      ['Careers', '/careers'],
      ['Press', '/press'],
      ['How it works', '/how-it-works'],
      ['Sustainability', '/sustainability'],
    ],
  },
  {
    name: 'staticContact',
    title: 'Contact',
    links: [
      ['Help', '/help'],
      ['Contact us', '/contact'],
      ['For hotels', '/partners/hotels'],
      ['Affiliates', '/affiliates'],
      ['Report a fault', '/help/report'],
    ],
  },
  {
    name: 'staticAirline',
    title: 'Airline tickets',
    links: brand === 'flagship' ? below('/airlines', AIRLINES) : [],
  },
  {
    name: 'staticMore',
    title: 'More',
    links: [
      ['Mobile app', '/mobile'],
      ['Travel guides', '/guides'],
      ['Price alerts', '/price-alerts'],
      ['Airline fees', '/airline-fees'],
      ['For business', '/business'],
    ],
  },
  {
    name: 'siteMap',
    title: 'All searches',
    links: [
      ...VERTICALS,
      ...below('/flights', CITIES, (city) => `Flights to ${city}`),
      ...below('/hotels', CITIES, (city) => `Hotels in ${city}`),
    ],
  },
];

/** Companies the offers come from (FTR-010). Their logos are in pages/static/brands. */
export const PARTNERS = [
  { name: 'nestly', title: 'Nestly', height: 26 },
  { name: 'harborline', title: 'Harborline', height: 30 },
  { name: 'tablewise', title: 'Tablewise', height: 24 },
  { name: 'roamstay', title: 'Roamstay', height: 28 },
  { name: 'fareloft', title: 'Fareloft', height: 24 },
] as const;

export const PRIVACY_MENU: readonly Link[] = [
  ['Privacy', '/privacy'],
  ['Terms of use', '/actual-terms-of-use'],
  ['Notice for California', '/privacy#ccpa'],
  ['Data requests', '/privacy/manage'],
];
