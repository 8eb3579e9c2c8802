import type { BusinessState } from '@travel-shell/contract';
import { isAllowed } from '@travel-shell/store/business';

/** Source: CON-100. */
const DONE = 100;

export interface OnboardingItem {
  kind: 'company' | 'account';
  /** Nothing of it has been done yet, which its marker says. */
  isUntouched: boolean;
}

/** What somebody in business mode has still to set up (BIZ-065 to BIZ-068); the company for those who may (BIZ-070). */
export function onboardingItems(business: BusinessState): OnboardingItem[] {
  if (!business.businessMode) return [];
  const maySetUp = isAllowed(business, { permissions: ['COMPANY_SETTINGS_MANAGEMENT'] });
  const progress = [
    ['company', maySetUp ? business.companyOnboardingProgress : undefined],
    ['account', business.accountOnboardingProgress],
  ] as const;
  // BIZ-O17: where nothing is known, nothing shows.
  return progress.flatMap(([kind, done]) =>
    done === undefined || done === DONE ? [] : [{ kind, isUntouched: done === 0 }],
  );
}

/** Whether the menu's button has a marker: BIZ-069 as it is written, see BIZ-O05. */
export function hasMenuMarker(business: BusinessState, isEnabled: boolean): boolean {
  return isEnabled && business.companyOnboardingProgress > 0 && business.accountOnboardingProgress > 0;
}
