import type { AuthState } from '@travel-shell/contract';

/** The confirmations that a visitor may still have to give. */
export type Confirmation = 'company' | 'profile' | 'account';

/** ACC-015 to ACC-017, each on its own (ACC-O05). */
export function neededConfirmations({ businessState: business, unconfirmedAccount }: AuthState): Confirmation[] {
  const { businessProfile, companyConfirmationNeeded, businessProfileConfirmationNeeded } = business;
  const needed: Confirmation[] = [];
  if (companyConfirmationNeeded && businessProfile) needed.push('company');
  if (businessProfileConfirmationNeeded && !companyConfirmationNeeded) needed.push('profile');
  if (unconfirmedAccount) needed.push('account');
  return needed;
}
