import * as api from '@travel-shell/api/company';
import type { Schema } from '@travel-shell/contract';
import { authState, refreshAuth } from '@travel-shell/store';
import { change, inTurn } from './companySettings.ts';

/** Each changes the company and resolves when `companySettings` is updated. Rejects with an `ApiError`. */

export const setAutoApprovalMode = (mode: string): Promise<void> => change(() => api.setAutoApprovalMode(mode));

export const setTravelPolicy = (vertical: Schema<'PolicyVertical'>, policy: Schema<'TravelPolicy'>): Promise<void> =>
  change(() => api.setTravelPolicy(vertical, policy));

export const setSortOrderSettings = (orders: Schema<'SortOrderSettings'>): Promise<void> =>
  change(() => api.setSortOrderSettings(orders));

/** `hash` is that of `companySettings`. */
export const setExpenseManagementSystem = (hash: string, code: string): Promise<void> =>
  change(() => api.setExpenseManagementSystem(hash, code));

export const removeExpenseManagementSystem = (): Promise<void> => change(() => api.removeExpenseManagementSystem());

export const setMultiRoomBookings = (isOn: boolean): Promise<void> =>
  change(() => (isOn ? api.enableMultiRoomBookings() : api.disableMultiRoomBookings()));

/** Name, logo and features are also in the business state (STA-030, STA-031, STA-027), which the header shows. */
async function changeShown(send: Parameters<typeof change>[0]): Promise<void> {
  await change(send);
  await refreshAuth();
}

export const updateCompany = (facts: Schema<'CompanyFacts'>): Promise<void> =>
  changeShown(() => api.updateCompany(facts));

export const uploadCompanyLogo = (file: Blob): Promise<void> => changeShown(() => api.uploadCompanyLogo(file));

export const deleteCompanyLogo = (): Promise<void> => changeShown(() => api.deleteCompanyLogo());

export const setCompanyFeature = (feature: Schema<'DashboardFeature'>, isOn: boolean): Promise<void> =>
  changeShown(() => (isOn ? api.enableCompanyFeature(feature) : api.disableCompanyFeature(feature)));

/** With the values of the mailed link. Afterwards the visitor has no company, in all tabs. */
export async function deleteCompany(link: api.CompanyDeletionLink): Promise<void> {
  await inTurn(() => api.deleteCompany(link));
  await authState.onPage().changed();
}
