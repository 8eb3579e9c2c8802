export {
  acceptCookies,
  COOKIE_CATEGORIES,
  type CookieCategory,
  cookieConsent,
  declineCookies,
} from './cookieConsent.ts';
export { cookiesData } from './cookiesData.ts';
export { cookiesForCategory } from './cookiesForCategory.ts';
export { deviceStorageDisclosure } from './deviceStorageDisclosure.ts';
export { type MetaCookies, metaCookies, queueMetaCookie } from './metaCookies.ts';
export { acceptTwoParty, giveGdprConsent, logConsentAction, withdrawGdprConsent } from './otherConsent.ts';
export { saveTcfChoices, tcfConsent } from './tcfConsent.ts';
export { tcfDetailedPreferences } from './tcfDetailedPreferences.ts';
export { tcfInitialPreferences } from './tcfInitialPreferences.ts';
export { tcfVendor, tcfVendorRows } from './tcfVendors.ts';
