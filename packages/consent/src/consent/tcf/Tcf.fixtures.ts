/** A small vendor list, with each kind of entry once. */
import type { Schema } from '@travel-shell/contract';

const purpose = (id: number, name: string, more: Partial<Schema<'TcfPurpose'>> = {}): Schema<'TcfPurpose'> => ({
  id,
  name,
  description: `What “${name}” means: information about your activity on this service is used for it.`,
  illustrations: [`An example of “${name}”: you look for a hotel in Lisbon, and later see more of Lisbon.`],
  legitimateInterest: false,
  readOnly: false,
  defaultValue: false,
  ...more,
});
const fixed = { readOnly: true, defaultValue: true };

export const INITIAL: Schema<'TcfInitialPreferences'> = {
  purposes: [
    purpose(1, 'Store and/or access information on a device'),
    purpose(2, 'Use limited data to select advertising', { legitimateInterest: true }),
    purpose(7, 'Measure advertising performance', { legitimateInterest: true }),
    purpose(10, 'Develop and improve services', { legitimateInterest: true }),
  ],
  specialFeatures: [purpose(1, 'Use precise geolocation data', { illustrations: [] })],
  stacks: [
    {
      id: 2,
      name: 'Advertising based on limited data and advertising measurement',
      description: 'Advertising can be presented based on limited data. Advertising performance can be measured.',
      purposes: [2, 7],
      specialFeatures: [],
    },
  ],
  vendorIds: [10, 21, 30, 755, 900],
  additionalVendorIds: [1, 2],
  numVendors: 7,
  vendorListVersion: 45,
  tcfPolicyVersion: 4,
};

const row = (id: number, name: string, more: Partial<Schema<'TcfVendorRow'>>): Schema<'TcfVendorRow'> => ({
  id,
  name,
  purposes: [],
  legIntPurposes: [],
  flexiblePurposes: [],
  specialPurposes: [],
  features: [],
  specialFeatures: [],
  ...more,
});

export const ROWS: Schema<'TcfVendorRows'> = {
  specialPurposes: [
    purpose(1, 'Ensure security, prevent and detect fraud, and fix errors', fixed),
    purpose(2, 'Deliver and present advertising and content', fixed),
  ],
  features: [purpose(1, 'Match and combine data from other data sources', { ...fixed, illustrations: [] })],
  standardTexts: { features: null },
  vendors: [
    row(10, 'Index Exchange Inc.', {
      purposes: [1, 2, 7],
      legIntPurposes: [10],
      specialPurposes: [1, 2],
      features: [1],
    }),
    row(21, 'The Trade Desk', { purposes: [1, 2], specialFeatures: [1] }),
    row(30, 'Only Interest Ltd', { legIntPurposes: [7], specialPurposes: [2] }),
    row(755, 'Google Advertising Products', { purposes: [1], legIntPurposes: [2, 10], features: [1] }),
    row(900, 'Security Only AG', { specialPurposes: [1] }),
  ],
  additionalVendors: [
    { id: 1, name: 'Fareboard', policyUrl: 'https://fareboard.example/privacy', domains: ['fareboard.example'] },
    { id: 2, name: 'Roomlight', policyUrl: 'https://roomlight.example/privacy', domains: ['roomlight.example'] },
  ],
  dataCategories: [
    { id: 1, name: 'IP addresses', description: 'The number of your connection.' },
    { id: 2, name: 'Device characteristics', description: 'What your device is like, such as its screen.' },
  ],
};

export const VENDOR: Schema<'TcfVendor'> = {
  id: 10,
  name: 'Index Exchange Inc.',
  purposes: [1, 2, 7],
  specialPurposes: [1, 2],
  legIntPurposes: [10],
  features: [1],
  specialFeatures: [],
  dataCategories: [1, 2],
  purposeDataRetentionDays: { '1': 395, '2': 90, '7': 90, '10': 365 },
  specialPurposeDataRetentionDays: { '1': 30 },
  privacyPolicyUrl: 'https://vendor.example/privacy',
  legIntClaimUrl: 'https://vendor.example/interest',
  usesCookies: true,
  cookieMaxAgeSeconds: 34_128_000,
  cookieRefresh: true,
  usesNonCookieAccess: true,
};

export const STORAGE: Schema<'DeviceStorageDisclosure'> = {
  disclosures: [
    { identifier: 'ix_id', type: 'cookie', maxAgeSeconds: 34_128_000, cookieRefresh: true, purposes: [1, 2] },
    { identifier: 'ix_cache', type: 'web', maxAgeSeconds: null, cookieRefresh: false, purposes: [1] },
  ],
  domains: [{ domain: 'indexexchange.example', use: 'Recognises the browser.' }],
};

/** Nothing chosen yet. */
export const UNSAVED: Schema<'TcfConsent'> = {
  purpose: { consents: [], legitimateInterests: [2, 7, 10] },
  vendor: { consents: [], legitimateInterests: [10, 30, 755] },
  specialFeatureOptins: [],
  consentedAdditionalVendors: [],
  isUnsavedDefaultConsent: true,
  tcString: null,
};
