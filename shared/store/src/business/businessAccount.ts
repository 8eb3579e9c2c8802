import { call } from '@travel-shell/api';
import { redirect } from '@travel-shell/api/navigate';
import type { Schema } from '@travel-shell/contract';
import { getBusinessAccountInfo } from '@travel-shell/contract/calls/getBusinessAccountInfo';
import { getBusinessToggleUrl } from '@travel-shell/contract/calls/getBusinessToggleUrl';
import { setBusinessKeywords as setBusinessKeywordsCall } from '@travel-shell/contract/calls/setBusinessKeywords';
import { setBusinessLanguage as setBusinessLanguageCall } from '@travel-shell/contract/calls/setBusinessLanguage';
import { setUpBusinessProfileV3 } from '@travel-shell/contract/calls/setUpBusinessProfileV3';
import { signUpLeisureCompany as signUpLeisureCompanyCall } from '@travel-shell/contract/calls/signUpLeisureCompany';
import { logFailure } from '@travel-shell/core';
import { authState, defineEntity, type EntityState, refreshAuth } from '@travel-shell/store';
import { loadFailure } from '../loadFailure.ts';

export type BusinessAccount = Schema<'BusinessAccountInfo'>;

/** The visitor's own business profile, with the tier and the demo request of the company (BIZ-001, STA-101). */
export const businessAccount: EntityState<BusinessAccount> = defineEntity('businessAccount', {
  load: (signal) => call(getBusinessAccountInfo, { signal }),
  personal: true,
  failure: loadFailure('BUSINESS_FAILED', 'The business profile'),
});

/** Merges the response into the loaded profile; does nothing if it was never loaded. */
export function mergeIntoAccount(changed: Partial<BusinessAccount>): void {
  const now = businessAccount.get();
  if (now.data) businessAccount.set({ ...now.data, ...changed });
}

/** Completes the profile, by the newest of three calls: when to use which is open (API-O15). Rejects with an `ApiError`. */
export async function setUpBusinessProfile(setup: Schema<'BusinessSetupV3'>): Promise<void> {
  await businessAccount.take(call(setUpBusinessProfileV3, { json: setup }));
  // Also turns business mode on.
  await refreshAuth();
}

/** Rejects with an `ApiError`. */
export const setBusinessKeywords = async (keywords: string[]): Promise<void> =>
  mergeIntoAccount(await call(setBusinessKeywordsCall, { json: { keywords } }));

/** Stores a member's language (API-035). Never rejects: a failure is only logged (ERR-050). */
export async function setBusinessLanguage(localeCode: string): Promise<void> {
  try {
    await call(setBusinessLanguageCall, { json: { localeCode } });
    mergeIntoAccount({ localeCode });
  } catch (cause) {
    logFailure({ code: 'BUSINESS_FAILED', message: 'Failed to change K4B locale', cause });
  }
}

/** Creates a company with the visitor as its administrator. Rejects with an `ApiError`. */
export async function signUpLeisureCompany(signup: Schema<'LeisureSignup'>): Promise<void> {
  const account = await call(signUpLeisureCompanyCall, { json: signup });
  await authState.onPage().changed();
  businessAccount.set(account);
}

/** Navigates to the URL that switches between business and personal mode (ACC-009). False after a failure, which is logged. */
export async function switchBusinessMode(): Promise<boolean> {
  try {
    const { url } = await call(getBusinessToggleUrl);
    redirect(url, 'business-mode-switched');
    return true;
  } catch (cause) {
    logFailure({ code: 'BUSINESS_FAILED', message: 'The mode could not be switched. Keeping the current one.', cause });
    return false;
  }
}
