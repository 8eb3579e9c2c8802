import type { Schema } from '@travel-shell/contract';

/** Settings of the demo companies, by their name in seed/companies.ts. */
export interface DemoCompanySettings {
  facts: Omit<Schema<'CompanyFacts'>, 'name'>;
  autoApprovalMode?: string;
  policies?: Partial<Schema<'TravelPolicies'>>;
  expenseManagementSystemCode?: string;
  sortOrders?: Schema<'SortOrderSettings'>;
  multiRoomBookings?: boolean;
  sso?: Schema<'SsoEntryForm'> & { active: boolean };
}

export const DEMO_COMPANY_SETTINGS: Readonly<Record<string, DemoCompanySettings>> = {
  'Corner Books': {
    facts: {
      website: 'https://cornerbooks.example',
      phoneNumber: '+44 20 7946 0018',
      address: {
        street: '12 Lamb Street',
        postalCode: 'E1 6EA',
        city: 'London',
        region: null,
        countryCode: 'GB',
      },
    },
  },
  'Northwind Labs': {
    facts: {
      website: 'https://northwind.example',
      phoneNumber: '+49 30 1234567',
      address: { street: 'Torstraße 1', postalCode: '10119', city: 'Berlin', region: null, countryCode: 'DE' },
    },
    autoApprovalMode: 'IN_POLICY',
    policies: {
      flight: {
        enabled: true,
        outOfPolicy: 'ASK',
        priceLimit: { amount: 650, currencyCode: 'EUR' },
        minimumDaysInAdvance: 7,
        allowedClasses: ['ECONOMY', 'PREMIUM_ECONOMY'],
        preferredSuppliers: ['Harbour Air'],
      },
      hotel: {
        enabled: true,
        outOfPolicy: 'ASK',
        priceLimit: { amount: 180, currencyCode: 'EUR' },
        minimumDaysInAdvance: null,
        allowedClasses: ['STARS_3', 'STARS_4'],
        preferredSuppliers: ['Harbour Hotels', 'Lindenhof'],
      },
    },
    expenseManagementSystemCode: 'EXPENSIFY',
    sortOrders: { flight: 'PRICE', hotel: 'RECOMMENDED', train: 'DURATION', car: 'RECOMMENDED' },
    multiRoomBookings: true,
  },
  'Meridian Group': {
    facts: {
      website: 'https://meridian.example',
      phoneNumber: '+1 617 555 0142',
      address: { street: '88 Atlantic Avenue', postalCode: '02110', city: 'Boston', region: 'MA', countryCode: 'US' },
    },
    autoApprovalMode: 'NONE',
    policies: {
      flight: {
        enabled: true,
        outOfPolicy: 'BLOCK',
        priceLimit: { amount: 1200, currencyCode: 'USD' },
        minimumDaysInAdvance: 14,
        allowedClasses: ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS'],
        preferredSuppliers: [],
      },
      train: {
        enabled: true,
        outOfPolicy: 'WARN',
        priceLimit: null,
        minimumDaysInAdvance: null,
        allowedClasses: ['FIRST', 'SECOND'],
        preferredSuppliers: [],
      },
      car: {
        enabled: true,
        outOfPolicy: 'ASK',
        priceLimit: { amount: 95, currencyCode: 'USD' },
        minimumDaysInAdvance: null,
        allowedClasses: ['COMPACT', 'INTERMEDIATE'],
        preferredSuppliers: ['Bay Cars'],
      },
    },
    multiRoomBookings: true,
    sso: {
      active: true,
      name: 'Meridian staff',
      issuer: 'https://id.meridian.example',
      authorizationEndpoint: 'https://id.meridian.example/oauth2/authorize',
      clientId: 'travel-shell',
    },
  },
  'Gannet Freight': {
    facts: {
      website: 'https://gannet.example',
      phoneNumber: '+46 31 555 0170',
      address: { street: 'Packhusplatsen 4', postalCode: '411 13', city: 'Göteborg', region: null, countryCode: 'SE' },
    },
  },
};
