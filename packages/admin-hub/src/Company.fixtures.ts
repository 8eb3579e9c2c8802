import type { Schema } from '@travel-shell/contract';
import LOGO from './logo.svg?no-inline';

const NO_POLICY: Schema<'TravelPolicy'> = {
  ...{ enabled: false, outOfPolicy: 'WARN', priceLimit: null, minimumDaysInAdvance: null },
  ...{ allowedClasses: [], preferredSuppliers: [] },
};

/** A file, because only pictures with an http(s) URL are accepted. */
export { LOGO };

/** As the back end has it. */
export const COMPANY: Schema<'CompanySettings'> = {
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  facts: {
    name: 'Northwind Labs',
    website: 'https://northwind.example/',
    phoneNumber: null,
    address: { street: 'Torstraße 1', postalCode: '10119', city: 'Berlin', region: null, countryCode: 'DE' },
  },
  autoApprovalMode: 'IN_POLICY',
  policies: {
    flight: NO_POLICY,
    hotel: {
      ...{ enabled: true, outOfPolicy: 'ASK', priceLimit: { amount: 180, currencyCode: 'EUR' } },
      ...{ minimumDaysInAdvance: null, allowedClasses: ['STARS_3', 'BOAT'], preferredSuppliers: ['Harbour Hotels'] },
    },
    train: NO_POLICY,
    car: NO_POLICY,
  },
  logoUrl: null,
  expenseManagementSystemCode: null,
  sortOrderSettings: { flight: 'PRICE', hotel: 'PRICE', train: 'PRICE', car: 'PRICE' },
  ssoSettings: [],
  impersonationSupport: false,
  tier: 'bizPlus',
  tierUpgrade: { tier: 'bizPlus', requestedTier: null, status: 'NONE' },
  multiRoomBookings: false,
  features: [
    { feature: 'REPORTING', enabled: true },
    { feature: 'INBOX_SYNC', enabled: false },
  ],
  lastChanges: [
    {
      ...{ subject: 'POLICY_HOTEL', changedAt: '2026-11-20T10:30:00.000Z', changedBy: 'Grace Hopper' },
      ...{ bySupport: false, supportAgent: null },
    },
  ],
};
