import type { Schema } from '@travel-shell/contract';

/** Who may open it. */
export const ADMIN = { businessProfile: true, features: [], permissions: ['COMPANY_SETTINGS_MANAGEMENT'] };

const NO_POLICY: Schema<'TravelPolicy'> = {
  ...{ enabled: false, outOfPolicy: 'WARN', priceLimit: null, minimumDaysInAdvance: null },
  ...{ allowedClasses: [], preferredSuppliers: [] },
};

export const COMPANY: Schema<'CompanySettings'> = {
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  facts: {
    name: 'Northwind Labs',
    website: 'https://northwind.example/',
    phoneNumber: null,
    address: { street: 'Torstraße 1', postalCode: '10119', city: 'Berlin', region: null, countryCode: 'DE' },
  },
  autoApprovalMode: 'NONE',
  policies: { flight: NO_POLICY, hotel: NO_POLICY, train: NO_POLICY, car: NO_POLICY },
  logoUrl: null,
  expenseManagementSystemCode: null,
  sortOrderSettings: { flight: 'PRICE', hotel: 'PRICE', train: 'PRICE', car: 'PRICE' },
  ssoSettings: [],
  impersonationSupport: false,
  tier: 'bizPlus',
  tierUpgrade: { tier: 'bizPlus', requestedTier: null, status: 'NONE' },
  multiRoomBookings: false,
  features: [],
};

export const PEOPLE: Schema<'UserPage'> = {
  content: [
    {
      ...{ email: 'grace@example.com', firstName: 'Grace', lastName: 'Okafor', profileImageUrl: null },
      role: { roleName: 'Administrator' },
      customData: { staffClassDescription: null },
    },
  ],
  paging: {
    pageable: { page: 0, size: 3, offset: 0, paged: true },
    ...{ first: true, last: true, numberOfElements: 1, totalPages: 1, totalElements: 1 },
  },
};
