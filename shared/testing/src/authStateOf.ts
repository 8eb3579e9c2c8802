import type { AuthState } from '@travel-shell/contract';

const SIGNED_OUT: AuthState = {
  loggedInSession: false,
  allowSignIn: true,
  newUser: true,
  unconfirmedAccount: false,
  guidebookEnabled: false,
  surveyGroups: [],
  accountSwitcherItems: [],
  authStateParams: {},
  userInfoState: { accountName: null, accountEmail: null, userImgUrl: null, userDisplayEmail: null },
  businessState: {
    businessProfile: false,
    businessMode: false,
    companyConfirmationNeeded: false,
    businessProfileConfirmationNeeded: false,
    currentlyBookingForOther: false,
    currentTraveler: null,
    currentTravelerInfoState: null,
    travelArranger: false,
    permissions: [],
    features: [],
    bookingMode: 'TRAVELER_ONLY',
    companyName: null,
    companyLogoUrl: null,
    accountOnboardingProgress: 0,
    companyOnboardingProgress: 0,
    authorizedForApprovalsPage: false,
    bookOnBehalfEnabled: false,
  },
};

/** For tests: a complete auth state, signed out, or signed in under the given name. */
export function authStateOf(accountName?: string): AuthState {
  if (accountName === undefined) return structuredClone(SIGNED_OUT);
  return {
    ...structuredClone(SIGNED_OUT),
    loggedInSession: true,
    newUser: false,
    userInfoState: { ...SIGNED_OUT.userInfoState, accountName },
  };
}
