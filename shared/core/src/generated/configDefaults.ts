// Written by scripts/configuration.ts from ../configTable.ts.
import type { ShellConfig } from './ShellConfig.ts';

/** What step 0 needs. */
export const FIRST_DEFAULTS: Pick<ShellConfig, 'brand' | 'locale' | 'presentation' | 'fragments' | 'apiBase' | 'signedInCookie'> = {
  brand: "flagship",
  locale: "",
  presentation: "default",
  fragments: "auto",
  apiBase: "",
  signedInCookie: "travel_signed_in",
};

/** Of the other keys that the loader checks. */
export const EARLY_DEFAULTS: Pick<ShellConfig, 'formtoken' | 'apiTimeout' | 'loadTimeout'> = {
  formtoken: "",
  apiTimeout: 8000,
  loadTimeout: 15000,
};

/** Of the keys that step 1 checks; the others among them have none. */
export const LATE_DEFAULTS: Pick<ShellConfig, 'debug' | 'allowedHosts' | 'relayOrigins' | 'signInUrl' | 'brandDisplayName' | 'affiliate' | 'seo' | 'analytics' | 'friendlyUrlVerticals' | 'friendlyUrlPlainPath' | 'logFooterBrandsFailures' | 'priceAlerts' | 'keepsPendingSave' | 'optOutDialog' | 'onboardingMarker' | 'adBlockerTargets'> = {
  debug: false,
  allowedHosts: [],
  relayOrigins: [],
  signInUrl: "/login",
  brandDisplayName: "",
  affiliate: "",
  seo: {  },
  analytics: {  },
  friendlyUrlVerticals: [],
  friendlyUrlPlainPath: false,
  logFooterBrandsFailures: true,
  priceAlerts: false,
  keepsPendingSave: false,
  optOutDialog: true,
  onboardingMarker: false,
  adBlockerTargets: [],
};
