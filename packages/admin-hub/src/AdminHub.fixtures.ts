import type { AuthState, BusinessState } from '@travel-shell/contract';
import type { CompanyTier } from '@travel-shell/store/business';
import { authStateOf } from '@travel-shell/testing/authStateOf';

function member(permissions: BusinessState['permissions'], features: BusinessState['features'] = []): AuthState {
  const state = authStateOf('Hana Sato');
  return {
    ...state,
    businessState: {
      ...state.businessState,
      ...{ businessProfile: true, businessMode: true, companyName: 'Northwind Labs', features, permissions },
    },
  };
}

/** Sees all pages. */
export const ADMIN = member(
  [
    ...(['COMPANY_SETTINGS_MANAGEMENT', 'COMPANY_CORPORATE_MEMBERSHIP_MANAGEMENT', 'TRAVEL_POLICY'] as const),
    ...(['USER_MANAGEMENT', 'USER_INVITE', 'ROLE_MANAGEMENT', 'TRAVEL_TRACKER'] as const),
    'COMPANY_APPROVAL_SETTINGS_MANAGEMENT',
    ...(['COMPANY_PAYMENT_METHOD_VIEW', 'REPORTING_FIELDS_MANAGEMENT', 'COMPANY_INTEGRATION_MANAGEMENT'] as const),
    'APPROVAL_PROCESSING',
  ],
  ['ADD_USERS', 'APPROVAL_SETTINGS', 'CAR_PREFERENCES', 'SSO_INTEGRATION', 'TRIP_REPORTING_FIELDS', 'TRIPS_TO_APPROVE'],
);
/** `ADMIN` with an address, who may search for colleagues. */
export const HANA: AuthState = {
  ...ADMIN,
  userInfoState: { ...ADMIN.userInfoState, accountEmail: 'hana.sato@example.com' },
  businessState: {
    ...ADMIN.businessState,
    permissions: [...ADMIN.businessState.permissions, 'BUSINESS_PROFILE_SEARCH'],
  },
};
/** Sees the pages of the policy. */
export const POLICY = member(['TRAVEL_POLICY']);
/** Sees the payment options in the tier `biz` alone (BIZ-107). */
export const PAYER = member(['COMPANY_PAYMENT_METHOD_VIEW']);
export const TRAVELER = member([]);
/** In no company. */
export const PRIVATE = authStateOf('Ada Lovelace');

/** As a page's server says who the visitor is. */
export const memberOf = ({ businessState }: AuthState, tier: CompanyTier = 'biz'): string => {
  const { businessProfile, features, permissions, bookingMode } = businessState;
  return JSON.stringify({ businessProfile, features, permissions, bookingMode, tier });
};
