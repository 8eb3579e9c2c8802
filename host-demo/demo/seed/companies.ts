import type { Permission } from 'travel-shell-back-end/areas/business/permissions.ts';
import type { Role } from 'travel-shell-back-end/areas/business/roles.ts';
import { FEATURES_OF_TIER, type Feature, type Tier } from 'travel-shell-back-end/areas/business/tiers.ts';

/** A company of the demo. */
export interface DemoCompany {
  name: string;
  tier: Tier;
  logoUrl: string | null;
  features: readonly Feature[];
  /** How many of the company's onboarding steps are done. */
  tasksDone: number;
  guests: { email: string; firstName: string; lastName: string; sponsor: string }[];
}

/** An account's membership in its company. */
export interface DemoBusiness {
  companyName: string;
  role: Role;
  /** Besides those of the role. */
  permissions?: readonly Permission[];
  jobTitle: string;
  staffClass: string;
  /** How many of the person's onboarding steps are done. */
  tasksDone: number;
  /** Login of the colleague booked for. */
  bookingFor?: string;
  /** Login of a private account of the same person, offered in the switcher. */
  linkedLogin?: string;
  /** Logins of the colleagues who have named this person as their arranger. */
  arrangesFor?: string[];
}

/** One for each tier, and one whose administrator shares the work. */
export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    name: 'Corner Books',
    tier: 'biz',
    logoUrl: null,
    features: FEATURES_OF_TIER.biz,
    tasksDone: 0,
    guests: [],
  },
  {
    name: 'Northwind Labs',
    tier: 'bizPlus',
    logoUrl: '/demo/avatars/northwind.svg',
    features: ['ONBOARDING_TASKS', 'BOOK_ON_BEHALF', 'TRIPS_TO_APPROVE', 'ADD_USERS', 'COMPANY_DELETION'],
    tasksDone: 5,
    guests: [
      { email: 'noor@guest.example', firstName: 'Noor', lastName: 'Aziz', sponsor: 'priya@northwind.example' },
      { email: 'tomas@guest.example', firstName: 'Tomas', lastName: 'Lind', sponsor: 'mateo@northwind.example' },
    ],
  },
  {
    name: 'Meridian Group',
    tier: 'enterprise',
    logoUrl: null,
    features: FEATURES_OF_TIER.enterprise,
    tasksDone: 3,
    guests: [{ email: 'leila@guest.example', firstName: 'Leila', lastName: 'Osei', sponsor: 'aiko@meridian.example' }],
  },
  {
    name: 'Gannet Freight',
    tier: 'enterprise',
    logoUrl: null,
    features: FEATURES_OF_TIER.enterprise,
    tasksDone: 5,
    guests: [],
  },
];
