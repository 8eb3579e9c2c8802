import type { Schema } from '@travel-shell/contract';

export const ADA: Schema<'Traveler'> = {
  travelerId: '6f1c2a54-8f0e-4f0a-9d6a-1f2b3c4d5e6f',
  firstName: 'Ada',
  middleName: 'King',
  lastName: 'Lovelace',
  dateOfBirth: '1985-12-10',
  emailAddress: 'ada@example.com',
  phoneNumber: '20 7946 0123',
  phoneCountryCode: '44',
  phoneCountryCodeISO: 'GB',
  tsaredress: '1234567',
  knownTravelerNumber: 'TT1234567',
  preferred: true,
};

/** The least that the form takes. */
export const SHORT = {
  firstName: 'O',
  lastName: "d'Ångström-Nuñez 山田",
  day: '28',
  month: '2',
  year: '1990',
} as const;
