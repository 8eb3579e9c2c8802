/** Written by scripts/pieceCalls.ts; do not edit. The operations that the code of each piece can call. */
export const PIECE_CALLS: Readonly<Record<string, readonly string[]>> = {
  'account-menu': ['fetchFormToken', 'getAuthState', 'logout', 'addAccount', 'switchAccount', 'resendBusinessConfirmationEmail', 'getBusinessAccountInfo', 'getBusinessToggleUrl', 'sendCompanyConfirmation', 'getTripsStore'],
  'booking-for': ['fetchFormToken', 'getAuthState', 'logout', 'selectTraveler', 'selectGuest', 'unselectTraveler', 'findUsers'],
  'business': ['fetchFormToken', 'getAuthState', 'logout', 'setBusinessLanguage', 'setUpBusinessProfileV1', 'setUpBusinessProfileV2', 'setUpBusinessProfileV3', 'setOnboardingTaskStatus', 'getOnboardingTasks', 'dismissReminderTaskGrid', 'resendBusinessConfirmationEmail', 'getBusinessAccountInfo', 'setBusinessKeywords', 'signUpCompany', 'signUpBizPlusCompany', 'signUpLeisureCompany', 'requestDemo', 'postponeDemo', 'addToWaitlist', 'upgradeTier', 'getTierUpgradeStatus'],
  'checkout-header': ['fetchFormToken', 'getAuthState', 'logout'],
  'consent': ['fetchFormToken', 'getCookiesData', 'logCookiesConsentAction', 'recordConsentByForm', 'getConsentRecords', 'recordCookieConsent', 'getCookieConsent', 'getCookiesForCategory', 'getTcfConsent', 'saveTcfConsent', 'getTcfDetailedPreferences', 'getTcfInitialPreferences', 'getDeviceStorageDisclosure', 'giveTwoPartyConsent', 'createGdprConsent', 'setMetaCookie'],
  'consent-frame': [],
  'country-picker': ['fetchFormToken', 'getCountryPicker', 'getAuthState', 'logout', 'setBusinessLanguage', 'getBusinessAccountInfo'],
  'currency-picker': ['fetchFormToken', 'getCurrencyPicker', 'setCurrency', 'getAuthState', 'logout'],
  'footer': ['fetchFormToken', 'getFooterState', 'getFooterBrands', 'getFooterSiteMapLinks', 'getPrivacyMenu'],
  'header': ['fetchFormToken', 'getAuthState', 'logout'],
  'nav-drawer': ['fetchFormToken', 'getAuthState', 'logout', 'getTripsStore', 'setTripsDrawerGoToTripsButtonTooltipShown', 'setTripsDrawerReminderTooltipShown', 'setNavigationDrawerTripsTooltipShown'],
  'opt-out': ['fetchFormToken', 'getDataSharing', 'setDataSharing', 'getAuthState', 'logout'],
  'save-button': ['fetchFormToken', 'getAuthState', 'logout', 'getTripsStore', 'saveResultForLater', 'removeSavedResult'],
  'sign-in': ['fetchFormToken', 'getAuthState', 'login', 'logout', 'register', 'forgotPassword', 'sendSignInCode', 'loginWithCode', 'loginWithApple', 'startAppleLogin', 'startNaverLogin', 'loginWithNaver', 'loginAndLinkGoogle', 'startGoogleLogin', 'authorizeOneTap', 'getPasskeyAutofillParams', 'getPasskeyLoginParams', 'getNewPasskeyParams', 'registerPasskey', 'loginWithPasskey'],
  'sign-in-prompt': ['fetchFormToken', 'getAuthState', 'logout', 'loginWithGoogle', 'authorizeOneTap'],
  'trips-drawer': ['fetchFormToken', 'getAuthState', 'logout', 'getTripsStore', 'clearTripNotification', 'setTripsDrawerGoToTripsButtonTooltipShown', 'setTripsDrawerReminderTooltipShown', 'setNavigationDrawerTripsTooltipShown', 'saveResultForLater', 'removeSavedResult'],
};
