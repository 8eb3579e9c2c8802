import type { BusinessState, Schema } from '@travel-shell/contract';

export type BusinessPermission = Schema<'BusinessPermission'>;
export type DashboardFeature = Schema<'DashboardFeature'>;

/**
 * The features and permissions that a company member needs to see an item. An empty or missing list requires nothing
 * (BIZ-O07).
 */
export interface Needs {
  /** One of them is enough. */
  features?: readonly DashboardFeature[];
  /** One of them is enough. */
  permissions?: readonly BusinessPermission[];
}

/** The access rule: without a business profile everything is allowed (BIZ-005), else both lists count (BIZ-006, BIZ-007). */
export function isAllowed(
  business: Pick<BusinessState, 'businessProfile' | 'features' | 'permissions'> | null,
  { features = [], permissions = [] }: Needs,
): boolean {
  if (!business?.businessProfile) return true;
  return hasAny(features, business.features) && hasAny(permissions, business.permissions);
}

const hasAny = (wanted: readonly string[], held: readonly string[]) =>
  wanted.length === 0 || wanted.some((name) => held.includes(name));
