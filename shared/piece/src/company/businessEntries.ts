import type { BusinessState } from '@travel-shell/contract';
import type { BusinessGroupSettings, BusinessKind } from '@travel-shell/core';
import { type BusinessPermission, isAllowed } from '@travel-shell/store/business';

export interface BusinessEntry {
  kind: BusinessKind;
  url: string;
}

type Member = Pick<BusinessState, 'businessProfile' | 'features' | 'permissions'> &
  Partial<Pick<BusinessState, 'authorizedForApprovalsPage' | 'businessMode'>>;

/** A possible entry with its conditions, in the order of display. */
interface Candidate extends BusinessEntry {
  isShown: boolean;
  /** One of them is enough; an empty list needs none (BIZ-O07). */
  permissions?: readonly string[];
}

const EVENT_EDIT: readonly BusinessPermission[] = ['EVENT_EDIT', 'EVENT_EDIT_ALL'];

/**
 * The entries of business mode on this site: in the navigation drawer, and in the pages of the company (BIZ-030 to
 * BIZ-037, BIZ-040); none outside of business mode. At most one of each kind (BIZ-039, CON-044, BIZ-O09). Permissions
 * are judged by the access rule, `isAllowed`.
 * @param adminHub where the admin hub begins for this member, see `adminHubUrl`
 */
export function businessEntries(
  business: Member | null,
  flags: BusinessGroupSettings = {},
  adminHub?: string,
): BusinessEntry[] {
  // A server that knows only a part of them does not say the mode.
  if (!business || business.businessMode === false) return [];
  const { hidden = [], limit = Number.POSITIVE_INFINITY, invitationPermissions = [] } = flags;
  const candidates: Candidate[] = [
    { kind: 'hub', url: '/business', isShown: true },
    { kind: 'admin', url: adminHub ?? '', isShown: adminHub !== undefined },
    { kind: 'events', url: '/business/events', isShown: true, permissions: EVENT_EDIT },
    { kind: 'approvals', url: '/business/approval', isShown: business.authorizedForApprovalsPage === true },
    {
      kind: 'invitations',
      url: '/business/invitations',
      isShown: flags.invitations === true,
      permissions: invitationPermissions,
    },
    { kind: 'upgrade', url: '/business/biz-plus-upgrade', isShown: flags.upgrade === true },
  ];
  return candidates
    .filter(
      ({ kind, isShown, permissions = [] }) =>
        isShown &&
        !hidden.includes(kind) &&
        isAllowed(business, { permissions: permissions as readonly BusinessPermission[] }),
    )
    .slice(0, limit)
    .map(({ kind, url }) => ({ kind, url }));
}
