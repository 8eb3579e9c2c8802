/** Addresses that the benches ask for. */
export const AUTH_STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';
export const TRIPS_STORE = '/trips/api/store?props=trip,trips,user';
export const CONSENT = '/i/api/cookiebanner/v1/consent';
