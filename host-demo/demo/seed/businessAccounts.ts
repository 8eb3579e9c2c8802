import type { DemoBusiness } from './companies.ts';
import type { DemoAccount } from './DemoAccount.ts';

/** A member of a demo company who signs in by their address. */
const member = (
  login: string,
  accountName: string,
  business: DemoBusiness,
  more: Partial<DemoAccount> = {},
): DemoAccount => ({
  login,
  accountName,
  accountEmail: login,
  imgUrl: null,
  shows: `${ROLE_WORDS[business.role]} of ${business.companyName}`,
  business,
  ...more,
});

const ROLE_WORDS = {
  TRAVELER: 'traveler',
  TRAVEL_ARRANGER: 'travel arranger',
  APPROVER: 'approver',
  TRAVEL_MANAGER: 'travel manager',
  ADMIN: 'administrator',
} as const;

/** One member per role and company, and members with a single permission of an administrator. */
export const BUSINESS_ACCOUNTS: readonly DemoAccount[] = [
  member(
    'grace@example.com',
    'Grace Okafor',
    {
      companyName: 'Northwind Labs',
      role: 'ADMIN',
      jobTitle: 'Head of travel',
      staffClass: 'Executive',
      tasksDone: 3,
      bookingFor: 'ines@northwind.example',
      linkedLogin: 'bo@example.com',
    },
    {
      shows:
        'business mode; administrator of Northwind Labs (bizPlus); books for Ines; may switch to a private account',
    },
  ),
  member('mateo@northwind.example', 'Mateo Silva', {
    companyName: 'Northwind Labs',
    role: 'TRAVEL_MANAGER',
    jobTitle: 'Travel manager',
    staffClass: 'Management',
    tasksDone: 5,
  }),
  member('priya@northwind.example', 'Priya Nair', {
    companyName: 'Northwind Labs',
    role: 'TRAVEL_ARRANGER',
    jobTitle: 'Office manager',
    staffClass: 'Staff',
    tasksDone: 4,
    arrangesFor: ['ines@northwind.example'],
  }),
  member('jonas@northwind.example', 'Jonas Weber', {
    companyName: 'Northwind Labs',
    role: 'APPROVER',
    jobTitle: 'Head of research',
    staffClass: 'Management',
    tasksDone: 2,
  }),
  member(
    'ines@northwind.example',
    'Ines Duarte',
    {
      companyName: 'Northwind Labs',
      role: 'TRAVELER',
      jobTitle: 'Researcher',
      staffClass: 'Staff',
      tasksDone: 1,
    },
    { imgUrl: '/demo/avatars/ines.svg' },
  ),

  member(
    'hana@cornerbooks.example',
    'Hana Kim',
    { companyName: 'Corner Books', role: 'ADMIN', jobTitle: 'Owner', staffClass: 'Owner', tasksDone: 0 },
    { shows: 'administrator of Corner Books (biz), which has not begun its onboarding' },
  ),
  member('felix@cornerbooks.example', 'Felix Braun', {
    companyName: 'Corner Books',
    role: 'TRAVEL_MANAGER',
    jobTitle: 'Buyer',
    staffClass: 'Staff',
    tasksDone: 1,
  }),
  member('rosa@cornerbooks.example', 'Rosa Marin', {
    companyName: 'Corner Books',
    role: 'TRAVEL_ARRANGER',
    jobTitle: 'Assistant',
    staffClass: 'Staff',
    tasksDone: 2,
    arrangesFor: ['pavel@cornerbooks.example'],
  }),
  member('amal@cornerbooks.example', 'Amal Farah', {
    companyName: 'Corner Books',
    role: 'APPROVER',
    jobTitle: 'Bookkeeper',
    staffClass: 'Staff',
    tasksDone: 0,
  }),
  member('pavel@cornerbooks.example', 'Pavel Novak', {
    companyName: 'Corner Books',
    role: 'TRAVELER',
    jobTitle: 'Bookseller',
    staffClass: 'Staff',
    tasksDone: 0,
  }),

  member(
    'aiko@meridian.example',
    'Aiko Tanaka',
    { companyName: 'Meridian Group', role: 'ADMIN', jobTitle: 'Travel lead', staffClass: 'Executive', tasksDone: 5 },
    { shows: 'administrator of Meridian Group (enterprise)' },
  ),
  member('samuel@meridian.example', 'Samuel Adeyemi', {
    companyName: 'Meridian Group',
    role: 'TRAVEL_MANAGER',
    jobTitle: 'Regional travel manager',
    staffClass: 'Management',
    tasksDone: 4,
  }),
  member('chloe@meridian.example', 'Chloé Martin', {
    companyName: 'Meridian Group',
    role: 'TRAVEL_ARRANGER',
    jobTitle: 'Executive assistant',
    staffClass: 'Staff',
    tasksDone: 5,
    arrangesFor: ['liam@meridian.example'],
  }),
  member('nadia@meridian.example', 'Nadia Haddad', {
    companyName: 'Meridian Group',
    role: 'APPROVER',
    jobTitle: 'Finance director',
    staffClass: 'Executive',
    tasksDone: 3,
  }),
  member('liam@meridian.example', "Liam O'Connor", {
    companyName: 'Meridian Group',
    role: 'TRAVELER',
    jobTitle: 'Engineer',
    staffClass: 'Staff',
    tasksDone: 2,
  }),

  member('maya@gannet.example', 'Maya Lindqvist', {
    companyName: 'Gannet Freight',
    role: 'ADMIN',
    jobTitle: 'Head of operations',
    staffClass: 'Management',
    tasksDone: 5,
  }),
  member(
    'omar@gannet.example',
    'Omar Haddad',
    {
      companyName: 'Gannet Freight',
      role: 'TRAVELER',
      permissions: ['COMPANY_SETTINGS_MANAGEMENT'],
      jobTitle: 'Office manager',
      staffClass: 'Staff',
      tasksDone: 5,
    },
    { shows: 'traveler of Gannet Freight (enterprise), who may also change the settings of the company' },
  ),
  member(
    'lena@gannet.example',
    'Lena Vogel',
    {
      companyName: 'Gannet Freight',
      role: 'TRAVELER',
      permissions: ['COMPANY_INTEGRATION_MANAGEMENT'],
      jobTitle: 'System administrator',
      staffClass: 'Staff',
      tasksDone: 5,
    },
    { shows: 'traveler of Gannet Freight, who may also connect it to other systems' },
  ),
];
