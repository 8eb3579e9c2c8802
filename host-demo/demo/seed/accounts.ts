import { BUSINESS_ACCOUNTS } from './businessAccounts.ts';
import type { DemoAccount } from './DemoAccount.ts';

/** The accounts of the demo. README, index page and login page list them from here. */

export const DEMO_PASSWORD = 'travel-demo';

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
    login: 'sol@example.com',
    accountName: 'Sol Reyes',
    accountEmail: 'sol@example.com',
    imgUrl: null,
    shows: 'support, who may act as members of companies that allow it, at /demo/support',
    supportAgent: true,
  },
  ...BUSINESS_ACCOUNTS,
];
