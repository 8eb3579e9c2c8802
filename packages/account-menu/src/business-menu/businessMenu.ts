import { parseBusinessPermission } from '@travel-shell/api';
import type { BusinessState } from '@travel-shell/contract';
import { logFailure, type ShellConfig } from '@travel-shell/core';
import { type BusinessPermission, isAllowed, type Needs } from '@travel-shell/store/business';

export type BusinessMenuKey =
  | 'approval'
  | 'book'
  | 'reporting'
  | 'policies'
  | 'users'
  | 'company'
  | 'helpCentre'
  | 'account';

export interface BusinessMenuEntry {
  key: BusinessMenuKey;
  url: string;
}

/** What the page has configured of this menu. */
export type BusinessMenuFlags = Pick<ShellConfig, 'approvalPermissions' | 'helpCentre' | 'helpCentreUrl'>;

interface Row extends Needs {
  key: BusinessMenuKey;
  /** Without one it is the configured address of the help centre. */
  path?: string;
  /** Only for members who book for others: BIZ-014, BIZ-015. */
  forBookers?: true;
}

/** Who requests or processes approvals (BIZ-O03). */
const APPROVERS: readonly BusinessPermission[] = [
  'APPROVAL_REQUEST',
  'APPROVAL_REQUEST_EXPLICIT',
  'APPROVAL_REQUEST_ALL',
  'APPROVAL_PROCESSING',
  'APPROVAL_PROCESSING_EXPLICIT',
  'APPROVAL_PROCESSING_ALL',
];

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
  { key: 'helpCentre' },
  { key: 'account', path: '/profile/account' },
];

/** The entries that this member sees (BIZ-008 to BIZ-028); none outside of business mode. */
export function businessMenu(business: BusinessState, flags: BusinessMenuFlags): BusinessMenuEntry[] {
  if (!business.businessMode) return [];
  const approvers = knownPermissions(flags.approvalPermissions ?? APPROVERS);
  return MENU.flatMap(({ key, path, forBookers, ...needs }) => {
    if (forBookers && !isBooker(business)) return [];
    if (key === 'approval') {
      // Without any known permission nobody sees it. `isAllowed` would show an empty list to everybody (BIZ-O07).
      if (approvers.length === 0 || !isAllowed(business, { ...needs, permissions: approvers })) return [];
    } else if (!isAllowed(business, needs)) return [];
    if (path !== undefined) return [{ key, url: path }];
    return flags.helpCentre && flags.helpCentreUrl ? [{ key, url: flags.helpCentreUrl }] : [];
  });
}

const isBooker = ({ bookOnBehalfEnabled, bookingMode }: BusinessState) =>
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
