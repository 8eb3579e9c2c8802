import type { Schema } from '@travel-shell/contract';
import type { TcString } from '../TcfKit.ts';

/**
 * Whether the visitor was asked about other partners, or other purposes of theirs, than the site has now. Only where the
 * site has chosen its partners: the whole list changes every week, and nobody may do what it was not consented to.
 */
export const hasNewPartners = (
  { vendorListVersion, vendors }: Pick<TcString, 'vendorListVersion' | 'vendors'>,
  { changedIn, vendorIds }: Pick<Schema<'TcfInitialPreferences'>, 'changedIn' | 'vendorIds'>,
): boolean =>
  changedIn !== undefined && (vendorListVersion < changedIn || vendorIds.some((id) => !vendors.disclosed.includes(id)));
