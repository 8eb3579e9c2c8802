import type { Schema } from '@travel-shell/contract';
import { BUSINESS_PERMISSIONS, BUSINESS_ROLES } from '@travel-shell/contract/values';
import type { Permission } from './permissions.ts';

export type Role = Schema<'BusinessRole'>;

/** Display names of the roles (STA-092 `roleName`). Guests have no account, so theirs is a name only. */
const ROLE_NAMES = {
  TRAVELER: 'Traveler',
  TRAVEL_ARRANGER: 'Travel arranger',
  APPROVER: 'Approver',
  TRAVEL_MANAGER: 'Travel manager',
  ADMIN: 'Administrator',
  GUEST: 'Guest',
} as const satisfies Record<Role | 'GUEST', string>;

export const userRole = (role: Role | 'GUEST'): Schema<'UserRole'> => ({ roleName: ROLE_NAMES[role], roleCode: role });

const TRAVELER: readonly Permission[] = ['APPROVAL_REQUEST', 'USER_PROFILE_EDIT', 'USER_PROFILE_VIEW'];

const TRAVEL_ARRANGER: readonly Permission[] = [
  ...TRAVELER,
  'BUSINESS_PROFILE_SEARCH',
  'BOOK_ON_BEHALF_REQUEST_PROCESSING',
  'GUEST_INVITE',
  'TRIP_EVENT_BOOK_EXPLICIT',
  'TRIP_EVENT_BOOK_GUEST',
];

const APPROVER: readonly Permission[] = [
  ...TRAVELER,
  'APPROVAL_PROCESSING',
  'APPROVAL_PROCESSING_EXPLICIT',
  'BUSINESS_PROFILE_SEARCH',
];

const TRAVEL_MANAGER: readonly Permission[] = [
  ...new Set([...TRAVEL_ARRANGER, ...APPROVER]),
  'APPROVAL_PROCESSING_ALL',
  'EVENT_EDIT',
  'GUEST_DELETE',
  'GUEST_MANAGEMENT',
  'HOTEL_RECOMMENDATION',
  'REPORTING_VIEW',
  'TRAVEL_POLICY',
  'TRAVEL_TRACKER',
  'TRIP_EVENT_BOOK_ALL_ALLOWING',
  'TRIP_EVENT_BOOK_OTHER',
  'USER_INVITE',
  'USER_PROFILE_VIEW_ALL',
];

/** The permissions of each role; a member may have additional ones. */
export const PERMISSIONS_OF_ROLE: Readonly<Record<Role, readonly Permission[]>> = {
  TRAVELER,
  TRAVEL_ARRANGER,
  APPROVER,
  TRAVEL_MANAGER,
  ADMIN: BUSINESS_PERMISSIONS.filter((permission) => permission !== 'DISABLED'),
};

/** The role's permissions and the member's own, each once, in the order of `BUSINESS_PERMISSIONS`. */
export function permissionsOf(role: Role, own: readonly string[]): Permission[] {
  const held = new Set<string>([...PERMISSIONS_OF_ROLE[role], ...own]);
  return BUSINESS_PERMISSIONS.filter((permission) => held.has(permission));
}

/** The roles with at least one of these permissions. */
export const rolesWith = (...permissions: Permission[]): Role[] =>
  BUSINESS_ROLES.filter((role) => permissions.some((permission) => PERMISSIONS_OF_ROLE[role].includes(permission)));

/** Whether somebody with these permissions may give the role: it has none that they lack. */
export const mayGive = (permissions: readonly Permission[], role: Role): boolean =>
  PERMISSIONS_OF_ROLE[role].every((permission) => permissions.includes(permission));
