import type { Role } from '../business/roles.ts';

/** The accounts of the demo. README, index page and login page list them from here. */

export const DEMO_PASSWORD = 'travel-demo';

export interface DemoAccount {
  login: string;
  accountName: string;
  accountEmail: string;
  imgUrl: string | null;
  /** What this account is there to show. */
  shows: string;
  guidebookEnabled?: boolean;
  unconfirmedAccount?: boolean;
  surveyGroups?: string[];
  business?: DemoBusiness;
}

export interface DemoBusiness {
  companyName: string;
  companyLogoUrl: string;
  companyProgress: number;
  companyFeatures: string[];
  accountProgress: number;
  travelArranger: boolean;
  role: Role;
  bookingMode: 'TRAVELER_ONLY' | 'TRAVELER_OR_TRAVEL_MANAGER';
  authorizedForApprovals: boolean;
  bookOnBehalfEnabled: boolean;
  /** Login of the colleague booked for. */
  bookingFor: string | null;
  /** Login of a private account of the same person, offered in the switcher. */
  linkedLogin: string | null;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    login: 'ada@example.com',
    accountName: 'Ada Lovelace',
    accountEmail: 'ada@example.com',
    imgUrl: '/demo/avatars/ada.svg',
    shows: 'a picture, guides',
    guidebookEnabled: true,
    surveyGroups: ['early-access', 'header-2026'],
  },
  {
    login: 'bo@example.com',
    accountName: 'Bo Diaz',
    accountEmail: 'bo@example.com',
    imgUrl: null,
    shows: 'no picture, so initials; an account that is not confirmed yet',
    unconfirmedAccount: true,
  },
  {
    login: 'maximiliane@example.com',
    accountName: 'Maximiliane Theodora Wolfeschlegelsteinhausenbergerdorff von und zu Hohenlohe-Langenburg',
    accountEmail: 'maximiliane@example.com',
    imgUrl: null,
    shows: 'a very long name',
  },
  {
    login: '+4915112345678',
    accountName: '+4915112345678',
    accountEmail: 'phone-only@example.com',
    imgUrl: null,
    shows: 'an account known by its phone number (MSC-050)',
  },
  {
    login: 'layla@example.com',
    accountName: 'ليلى الحداد',
    accountEmail: 'layla@example.com',
    imgUrl: null,
    shows: 'a name in Arabic script',
  },
  {
    login: 'grace@example.com',
    accountName: 'Grace Okafor',
    accountEmail: 'grace@example.com',
    imgUrl: null,
    shows: 'business mode; books for Ada; may switch to a private account',
    business: {
      companyName: 'Northwind Labs',
      companyLogoUrl: '/demo/avatars/northwind.svg',
      companyProgress: 100,
      companyFeatures: ['ONBOARDING_TASKS', 'BOOK_ON_BEHALF', 'TRIPS_TO_APPROVE'],
      accountProgress: 60,
      travelArranger: true,
      role: 'ADMIN',
      bookingMode: 'TRAVELER_OR_TRAVEL_MANAGER',
      authorizedForApprovals: true,
      bookOnBehalfEnabled: true,
      bookingFor: 'ada@example.com',
      linkedLogin: 'bo@example.com',
    },
  },
];
