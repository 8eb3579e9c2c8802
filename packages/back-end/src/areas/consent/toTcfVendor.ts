import type { Schema } from '@travel-shell/contract';
import type { VendorDeclaration } from './VendorList.ts';

/** A vendor of the list as the second layer shows it (STA-080). */
export function toTcfVendor(vendor: VendorDeclaration): Schema<'TcfVendor'> {
  const { dataRetention } = vendor;
  // The list's texts are English, so link the vendor's English pages.
  const urls = vendor.urls.find(({ langId }) => langId === 'en') ?? vendor.urls[0];
  return {
    id: vendor.id,
    name: vendor.name.trim(),
    purposes: vendor.purposes,
    specialPurposes: vendor.specialPurposes,
    legIntPurposes: vendor.legIntPurposes,
    features: vendor.features,
    specialFeatures: vendor.specialFeatures,
    dataCategories: vendor.dataDeclaration,
    purposeDataRetentionDays: retentionDays(
      [...vendor.purposes, ...vendor.legIntPurposes],
      dataRetention.purposes,
      dataRetention.stdRetention,
    ),
    specialPurposeDataRetentionDays: retentionDays(
      vendor.specialPurposes,
      dataRetention.specialPurposes,
      dataRetention.stdRetention,
    ),
    privacyPolicyUrl: webAddress(urls?.privacy),
    legIntClaimUrl: webAddress(urls?.legIntClaim),
    usesCookies: vendor.usesCookies,
    cookieMaxAgeSeconds: vendor.cookieMaxAgeSeconds,
    cookieRefresh: vendor.cookieRefresh,
    usesNonCookieAccess: vendor.usesNonCookieAccess,
  };
}

/** The fields of a vendor that a list of vendors shows, and that a choice needs. */
export const toTcfVendorRow = (vendor: VendorDeclaration): Schema<'TcfVendorRow'> => ({
  id: vendor.id,
  name: vendor.name.trim(),
  purposes: vendor.purposes,
  legIntPurposes: vendor.legIntPurposes,
  flexiblePurposes: vendor.flexiblePurposes,
  specialPurposes: vendor.specialPurposes,
  features: vendor.features,
  specialFeatures: vendor.specialFeatures,
});

function retentionDays(ids: number[], declared: Record<string, number>, standard: number | undefined) {
  const days = ids.map((id) => [id, declared[id] ?? standard] as const);
  return Object.fromEntries(days.filter((entry): entry is readonly [number, number] => entry[1] !== undefined));
}

/** Vendor-supplied URLs that end up in links. */
function webAddress(text: string | undefined): string | null {
  if (text === undefined || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
