import { type CallOptions, call } from '@travel-shell/api';
import { callVersioned } from '@travel-shell/api/callVersioned';
import { uploadCompanyLogo as uploadCompanyLogoCall } from '@travel-shell/api/company';
import type { Schema } from '@travel-shell/contract';
import { deleteCompany as deleteCompanyCall } from '@travel-shell/contract/calls/deleteCompany';
import { deleteCompanyLogo as deleteCompanyLogoCall } from '@travel-shell/contract/calls/deleteCompanyLogo';
import { disableCompanyFeature } from '@travel-shell/contract/calls/disableCompanyFeature';
import { disableMultiRoomBookings } from '@travel-shell/contract/calls/disableMultiRoomBookings';
import { enableCompanyFeature } from '@travel-shell/contract/calls/enableCompanyFeature';
import { enableMultiRoomBookings } from '@travel-shell/contract/calls/enableMultiRoomBookings';
import { removeExpenseManagementSystem as removeExpenseManagementSystemCall } from '@travel-shell/contract/calls/removeExpenseManagementSystem';
import { setAutoApprovalMode as setAutoApprovalModeCall } from '@travel-shell/contract/calls/setAutoApprovalMode';
import { setExpenseManagementSystem as setExpenseManagementSystemCall } from '@travel-shell/contract/calls/setExpenseManagementSystem';
import { setSortOrderSettings as setSortOrderSettingsCall } from '@travel-shell/contract/calls/setSortOrderSettings';
import { setTravelPolicy as setTravelPolicyCall } from '@travel-shell/contract/calls/setTravelPolicy';
import { updateCompany as updateCompanyCall } from '@travel-shell/contract/calls/updateCompany';
import { authState, refreshAuth } from '@travel-shell/store';
import { change, inTurn } from './companyVersion.ts';

/**
 * Each changes the company and resolves when `companyVersion` is updated. `etag` is the version that the visitor has seen, by
 * default the one that is loaded. Rejects with an `ApiError`; `companyConflictOf` says whether somebody else was first.
 */

export const setAutoApprovalMode = (mode: string, etag?: string): Promise<void> =>
  change((seen) => callVersioned(setAutoApprovalModeCall, { path: { mode }, etag: seen }), etag);

export const setTravelPolicy = (
  vertical: Schema<'PolicyVertical'>,
  policy: Schema<'TravelPolicy'>,
  etag?: string,
): Promise<void> =>
  change((seen) => callVersioned(setTravelPolicyCall, { path: { vertical }, json: policy, etag: seen }), etag);

export const setSortOrderSettings = (orders: Schema<'SortOrderSettings'>, etag?: string): Promise<void> =>
  change((seen) => callVersioned(setSortOrderSettingsCall, { json: orders, etag: seen }), etag);

/** `hash` is that of the settings. */
export const setExpenseManagementSystem = (hash: string, code: string, etag?: string): Promise<void> =>
  change(
    (seen) =>
      callVersioned(setExpenseManagementSystemCall, {
        path: { hash },
        query: { expenseManagementSystemCode: code },
        etag: seen,
      }),
    etag,
  );

export const removeExpenseManagementSystem = (etag?: string): Promise<void> =>
  change((seen) => callVersioned(removeExpenseManagementSystemCall, { etag: seen }), etag);

export const setMultiRoomBookings = (isOn: boolean, etag?: string): Promise<void> =>
  change((seen) => callVersioned(isOn ? enableMultiRoomBookings : disableMultiRoomBookings, { etag: seen }), etag);

/** Name, logo and features are also in the business state (STA-030, STA-031, STA-027), which the header shows. */
async function changeShown(...args: Parameters<typeof change>): Promise<void> {
  await change(...args);
  await refreshAuth();
}

export const updateCompany = (facts: Schema<'CompanyFacts'>, etag?: string): Promise<void> =>
  changeShown((seen) => callVersioned(updateCompanyCall, { json: facts, etag: seen }), etag);

export const uploadCompanyLogo = (file: Blob, etag?: string): Promise<void> =>
  changeShown((seen) => uploadCompanyLogoCall(file, seen), etag);

export const deleteCompanyLogo = (etag?: string): Promise<void> =>
  changeShown((seen) => callVersioned(deleteCompanyLogoCall, { etag: seen }), etag);

export const setCompanyFeature = (feature: Schema<'DashboardFeature'>, isOn: boolean, etag?: string): Promise<void> =>
  changeShown(
    (seen) => callVersioned(isOn ? enableCompanyFeature : disableCompanyFeature, { json: { feature }, etag: seen }),
    etag,
  );

/** With the values of the mailed link (API-092). Afterwards the visitor has no company, in all tabs. */
export async function deleteCompany(link: CallOptions<'deleteCompany'>['path']): Promise<void> {
  await inTurn(() => call(deleteCompanyCall, { path: link }));
  await authState.onPage().changed();
}
