import * as api from '@travel-shell/api/company';
import type { Schema } from '@travel-shell/contract';
import { authState, refreshAuth } from '@travel-shell/store';
import { change, inTurn } from './companyVersion.ts';

/**
 * Each changes the company and resolves when `companyVersion` is updated. `etag` is the version that the visitor has seen, by
 * default the one that is loaded. Rejects with an `ApiError`; `companyConflictOf` says whether somebody else was first.
 */

export const setAutoApprovalMode = (mode: string, etag?: string): Promise<void> =>
  change((seen) => api.setAutoApprovalMode(mode, seen), etag);

export const setTravelPolicy = (
  vertical: Schema<'PolicyVertical'>,
  policy: Schema<'TravelPolicy'>,
  etag?: string,
): Promise<void> => change((seen) => api.setTravelPolicy(vertical, policy, seen), etag);

export const setSortOrderSettings = (orders: Schema<'SortOrderSettings'>, etag?: string): Promise<void> =>
  change((seen) => api.setSortOrderSettings(orders, seen), etag);

/** `hash` is that of the settings. */
export const setExpenseManagementSystem = (hash: string, code: string, etag?: string): Promise<void> =>
  change((seen) => api.setExpenseManagementSystem(hash, code, seen), etag);

export const removeExpenseManagementSystem = (etag?: string): Promise<void> =>
  change((seen) => api.removeExpenseManagementSystem(seen), etag);

export const setMultiRoomBookings = (isOn: boolean, etag?: string): Promise<void> =>
  change((seen) => (isOn ? api.enableMultiRoomBookings(seen) : api.disableMultiRoomBookings(seen)), etag);

/** Name, logo and features are also in the business state (STA-030, STA-031, STA-027), which the header shows. */
async function changeShown(...args: Parameters<typeof change>): Promise<void> {
  await change(...args);
  await refreshAuth();
}

export const updateCompany = (facts: Schema<'CompanyFacts'>, etag?: string): Promise<void> =>
  changeShown((seen) => api.updateCompanyVersion(facts, seen), etag);

export const uploadCompanyLogo = (file: Blob, etag?: string): Promise<void> =>
  changeShown((seen) => api.uploadCompanyLogo(file, seen), etag);

export const deleteCompanyLogo = (etag?: string): Promise<void> =>
  changeShown((seen) => api.deleteCompanyLogo(seen), etag);

export const setCompanyFeature = (feature: Schema<'DashboardFeature'>, isOn: boolean, etag?: string): Promise<void> =>
  changeShown(
    (seen) => (isOn ? api.enableCompanyFeature(feature, seen) : api.disableCompanyFeature(feature, seen)),
    etag,
  );

/** With the values of the mailed link. Afterwards the visitor has no company, in all tabs. */
export async function deleteCompany(link: api.CompanyDeletionLink): Promise<void> {
  await inTurn(() => api.deleteCompany(link));
  await authState.onPage().changed();
}
