import type { BusinessState } from '@travel-shell/contract';
import { apiUrl, getConfig } from '@travel-shell/piece';
import type { AuthStatus } from '@travel-shell/store';
import { displayNameOf } from '@travel-shell/store/displayNameOf';
import type { AccountButtonProps } from '@travel-shell/ui/account-button';

interface Words {
  account: string;
  signIn: string;
  lang: string;
}

/**
 * The account button's contents. While the auth state is pending the button looks signed out, as on the server.
 * @param label the button's name while someone is signed in
 * @param waiting what its marker means
 */
export function accountOf(
  auth: AuthStatus,
  { account, signIn, lang }: Words,
  label: (values: { name: string }) => string,
  waiting: string,
): Pick<AccountButtonProps, 'isUnavailable' | 'signInText' | 'user' | 'locale' | 'marker'> {
  const user = auth.status === 'signedIn' ? auth.state.userInfoState : undefined;
  const name = user && displayNameOf(user, account);
  return {
    // ACC-O01
    isUnavailable: (auth.status === 'signedOut' && auth.state?.allowSignIn === false) || undefined,
    // The back end could not say who it is: no reason to call them signed out (D-49).
    signInText: auth.status === 'pending' && auth.failed ? account : signIn,
    user:
      user && name ? { name, label: label({ name }), imageUrl: user.userImgUrl && apiUrl(user.userImgUrl) } : undefined,
    locale: lang,
    marker: auth.status === 'signedIn' && hasMarker(auth.state.businessState) ? waiting : undefined,
  };
}

/** BIZ-069 taken literally, see BIZ-O05; where the site has asked for it (BIZ-O06). */
const hasMarker = ({ companyOnboardingProgress, accountOnboardingProgress }: BusinessState) =>
  getConfig().onboardingMarker && companyOnboardingProgress > 0 && accountOnboardingProgress > 0;

/** Tells the page the auth state by `:state(pending)` and `:state(signed-in)`. */
export function reflectAuthState(
  element: { setState(name: 'pending' | 'signed-in', on: boolean): void },
  auth: AuthStatus,
): void {
  element.setState('pending', auth.status === 'pending' && !auth.failed);
  element.setState('signed-in', auth.status === 'signedIn');
}

/**
 * Whether the visitor may be one who books for others (STA-028), so that `<travel-booking-for>` is worth loading: that asks
 * for their permissions (BIZ-041).
 */
export function isBooker(auth: AuthStatus): boolean {
  if (auth.status !== 'signedIn') return false;
  const { bookingMode, businessMode, currentlyBookingForOther } = auth.state.businessState;
  return currentlyBookingForOther || (businessMode && bookingMode !== 'TRAVELER_ONLY');
}
