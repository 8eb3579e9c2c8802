import type { ScreenContract } from '@travel-shell/element/contract';

/** The screen that the dialog begins with for a request with this `state`, or without one for this `reason`. */
export const FIRST_SCREENS = [
  { name: 'landing' },
  { name: 'email' },
  { name: 'priceAlertLanding', reason: 'price-alert' },
  { name: 'tripsSoftGate', reason: 'save-trip' },
  { name: 'businessOnboarding', reason: 'business' },
  // React is there: a form was being sent.
  { name: 'changeWaits', reason: 'save-change', needsScript: true },
  // Passwords are asked for in the page itself, see LightForm.
  { name: 'signUp', reason: 'register', needsScript: true },
] as const satisfies readonly ScreenContract[];
