import * as api from '@travel-shell/api/business';
import { redirect } from '@travel-shell/api/navigate';
import { logFailure, type Schema } from '@travel-shell/contract';
import { authState, defineEntity, type EntityState, refreshAuth } from '@travel-shell/store';
import { failureOf } from './failureOf.ts';

export type BusinessAccount = Schema<'BusinessAccountInfo'>;

/** The visitor's own business profile, with the tier and the demo request of the company (BIZ-001, STA-101). */
export const businessAccount: EntityState<BusinessAccount> = defineEntity('businessAccount', {
  load: api.fetchBusinessAccount,
  personal: true,
  failure: failureOf('The business profile'),
});

/** Puts what a call has answered into what is known; what was never asked for stays unknown. */
export function takeOver(changed: Partial<BusinessAccount>): void {
  const now = businessAccount.get();
  if ('data' in now && now.data) businessAccount.set({ ...now.data, ...changed });
}

/** Completes the profile. Rejects with an `ApiError`. */
export async function setUpBusinessProfile(setup: Schema<'BusinessSetupV3'>): Promise<void> {
  await businessAccount.take(api.setUpBusinessProfile(setup));
  // Also turns business mode on.
  await refreshAuth();
}

/** Rejects with an `ApiError`. */
export const setBusinessKeywords = async (keywords: string[]): Promise<void> =>
  takeOver(await api.setBusinessKeywords(keywords));

/** Keeps the language a member reads. Never rejects: a failure is logged only (ERR-050). */
export async function setBusinessLanguage(localeCode: string): Promise<void> {
  try {
    await api.setBusinessLanguage(localeCode);
    takeOver({ localeCode });
  } catch (cause) {
    logFailure({ code: 'BUSINESS_FAILED', message: 'Failed to change K4B locale', cause });
  }
}

/** Makes a company for the visitor, who is its administrator from then on. Rejects with an `ApiError`. */
export async function signUpLeisureCompany(signup: Schema<'LeisureSignup'>): Promise<void> {
  const account = await api.signUpLeisureCompany(signup);
  await authState.onPage().changed();
  businessAccount.set(account);
}

/** Goes where business or personal mode is switched (ACC-009). False after a failure, which is logged. */
export async function switchBusinessMode(): Promise<boolean> {
  try {
    const { url } = await api.fetchBusinessToggleUrl();
    redirect(url, 'business-mode-switched');
    return true;
  } catch (cause) {
    logFailure({ code: 'BUSINESS_FAILED', message: 'The mode could not be switched, so it stays.', cause });
    return false;
  }
}
