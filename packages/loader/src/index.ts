/** Types for `window.travelShell`. loader.js itself is not a module: load it by script tag. */
export type { SignInRequest, SignInResult, TravelShell } from './TravelShell.ts';
