import type { BusinessState } from '@travel-shell/contract';
import { isAllowed } from '@travel-shell/store/business';

/** Source: CON-100. */
const DONE = 100;

export interface OnboardingItem {
  kind: 'company' | 'account';
  /** Not started yet, so it has a marker. */
  isUntouched: boolean;
}

/**
 * The items that a visitor in business mode still has to set up (BIZ-065 to BIZ-068); the company only with permission
 * (BIZ-070).
 */
export function onboardingItems(business: BusinessState): OnboardingItem[] {
  if (!business.businessMode) return [];
  const maySetUp = isAllowed(business, { permissions: ['COMPANY_SETTINGS_MANAGEMENT'] });
  const progress = [
    ['company', maySetUp ? business.companyOnboardingProgress : undefined],
    ['account', business.accountOnboardingProgress],
  ] as const;
  // BIZ-O17: unknown progress is hidden.
  return progress.flatMap(([kind, done]) =>
    done === undefined || done === DONE ? [] : [{ kind, isUntouched: done === 0 }],
  );
}
