const TRAVELLER = ['Trips to approve', 'Help centre', 'Your account'];
const ARRANGER = ['Trips to approve', 'Trips to book', 'Help centre', 'Your account'];
const MANAGER = [
  'Trips to approve',
  'Trips to book',
  'Reports',
  'Travel policies',
  'Manage users',
  'Administration',
  'Help centre',
  'Your account',
];
const ADMIN = MANAGER.toSpliced(5, 0, 'Company settings');

/** By role: account menu, business group of the drawer, whether they book for others. The tiers have what this needs. */
export const MENUS = {
  TRAVELER: { menu: TRAVELLER, drawer: ['Business hub'], books: false },
  TRAVEL_ARRANGER: { menu: ARRANGER, drawer: ['Business hub'], books: true },
  APPROVER: { menu: TRAVELLER, drawer: ['Business hub', 'Trips to approve'], books: false },
  TRAVEL_MANAGER: {
    menu: MANAGER,
    drawer: ['Business hub', 'Administration', 'Events', 'Trips to approve'],
    books: true,
  },
  ADMIN: { menu: ADMIN, drawer: ['Business hub', 'Administration', 'Events', 'Trips to approve'], books: true },
} as const;
