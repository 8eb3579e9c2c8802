import type { AccountSwitcherItem, AuthState, BusinessState, UserInfoState } from '@travel-shell/contract';
import { call } from './call.ts';
import { boolean, listOf, nullable, number, object, oneOf, type Parse, string } from './parse.ts';

const text = nullable(string);
const opaque: Parse<Record<string, unknown>> = object<Record<string, unknown>>({});

export const parseUserInfoState = object<UserInfoState>({
  accountName: text,
  accountEmail: text,
  userImgUrl: text,
  userDisplayEmail: text,
});

const parseBusinessState = object<BusinessState>({
  businessProfile: boolean,
  businessMode: boolean,
  companyConfirmationNeeded: boolean,
  businessProfileConfirmationNeeded: boolean,
  currentlyBookingForOther: boolean,
  currentTraveler: text,
  currentTravelerInfoState: nullable(opaque),
  travelArranger: boolean,
  permissions: listOf(string),
  features: listOf(string),
  bookingMode: oneOf('TRAVELER_ONLY', 'TRAVELER_OR_TRAVEL_MANAGER'),
  companyName: text,
  companyLogoUrl: text,
  accountOnboardingProgress: number,
  companyOnboardingProgress: number,
  authorizedForApprovalsPage: boolean,
  bookOnBehalfEnabled: boolean,
});

const parseAuthState = object<AuthState>({
  loggedInSession: boolean,
  allowSignIn: boolean,
  newUser: boolean,
  unconfirmedAccount: boolean,
  guidebookEnabled: boolean,
  surveyGroups: listOf(string),
  accountSwitcherItems: listOf(
    object<AccountSwitcherItem>({
      userEmail: string,
      businessMode: boolean,
      tokenId: string,
      accountName: string,
      userImgUrl: text,
    }),
  ),
  authStateParams: opaque,
  userInfoState: parseUserInfoState,
  businessState: parseBusinessState,
});

/** Who is signed in (API-023, STA-001). Fails with an `ApiError` only. */
export function fetchAuthState(signal?: AbortSignal): Promise<AuthState> {
  return call('get', '/horizon/common/authentication/providers/AuthStateProviderAction', {
    parse: parseAuthState,
    signal,
  });
}
