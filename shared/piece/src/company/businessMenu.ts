import { parseBusinessPermission } from '@travel-shell/api';
import type { BusinessState } from '@travel-shell/contract';
import { logFailure, type ShellConfig } from '@travel-shell/core';
import { APPROVERS, type BusinessPermission, isAllowed, type Needs } from '@travel-shell/store/business';

export type BusinessMenuKey =
  | 'approval'
  | 'book'
  | 'reporting'
  | 'policies'
  | 'users'
  | 'company'
  | 'admin'
  | 'helpCentre'
  | 'account';

export interface BusinessMenuEntry {
  key: BusinessMenuKey;
  url: string;
}

/**
 * The page's configuration of this menu, and the address where the admin hub begins for this member; see `adminHubUrl`.
 */
export type BusinessMenuFlags = Pick<ShellConfig, 'approvalPermissions' | 'helpCentre' | 'helpCentreUrl'> & {
  adminHub?: string | undefined;
};

/**
 * The parts of a member that decide which entries they see. While it is not known whether they book for others, they do
 * not.
 */
export type BusinessMenuMember = Pick<BusinessState, 'businessProfile' | 'features' | 'permissions'> &
  Partial<Pick<BusinessState, 'bookOnBehalfEnabled' | 'bookingMode'>>;

interface Row extends Needs {
  key: BusinessMenuKey;
  /** Without one it is in the flags. */
  path?: string;
  /** Only for members who book for others: BIZ-014, BIZ-015. */
  forBookers?: true;
}

/** The entries in their order, with their paths and needs. */
const MENU: readonly Row[] = [
  { key: 'approval', path: '/business/approval', features: ['TRIPS_TO_APPROVE'] },
  {
    key: 'book',
    path: '/business/book',
    features: ['BOOK_ON_BEHALF'],
    permissions: ['BOOK_ON_BEHALF_REQUEST_PROCESSING'],
    forBookers: true,
  },
  { key: 'reporting', path: '/business/stats', permissions: ['REPORTING_VIEW'] },
  { key: 'policies', path: '/business/policy', permissions: ['TRAVEL_POLICY'] },
  {
    key: 'users',
    path: '/business/users',
    permissions: ['BUSINESS_PROFILE_EDIT', 'USER_MANAGEMENT', 'GUEST_DELETE'],
  },
  { key: 'company', path: '/business/company', permissions: ['COMPANY_SETTINGS_MANAGEMENT'] },
  { key: 'admin' },
  { key: 'helpCentre' },
  { key: 'account', path: '/profile/account' },
];

/** The entries of the account menu (BIZ-008 to BIZ-028); none outside of business mode. */
export const businessMenu = (business: BusinessState, flags: BusinessMenuFlags): BusinessMenuEntry[] =>
  business.businessMode ? businessPages(business, flags) : [];

/** The entries for a page of the company itself, in each mode. */
export function businessPages(business: BusinessMenuMember, flags: BusinessMenuFlags): BusinessMenuEntry[] {
  const addresses = { admin: flags.adminHub, helpCentre: flags.helpCentre ? flags.helpCentreUrl : undefined };
  const approvers = knownPermissions(flags.approvalPermissions ?? APPROVERS);
  return MENU.flatMap(({ key, path, forBookers, ...needs }) => {
    if (forBookers && !isBooker(business)) return [];
    if (key === 'approval') {
      // Without any known permission nobody sees it. `isAllowed` would show an empty list to everybody (BIZ-O07).
      if (approvers.length === 0 || !isAllowed(business, { ...needs, permissions: approvers })) return [];
    } else if (!isAllowed(business, needs)) return [];
    const url = path ?? addresses[key as keyof typeof addresses];
    return url ? [{ key, url }] : [];
  });
}

const isBooker = ({ bookOnBehalfEnabled, bookingMode }: BusinessMenuMember) =>
  bookOnBehalfEnabled && bookingMode === 'TRAVELER_OR_TRAVEL_MANAGER';

const logged = new Set<string>();

/** Leaves out names that are no permission, and logs each once (BIZ-029). */
function knownPermissions(names: readonly string[]): BusinessPermission[] {
  return names.flatMap((name) => {
    try {
      return [parseBusinessPermission(name, '')];
    } catch {
      if (!logged.has(name)) {
        logged.add(name);
        logFailure({ code: 'CONFIG', message: `approvalPermissions: "${name}" is no permission of a company.` });
      }
      return [];
    }
  });
}
