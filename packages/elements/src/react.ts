export { createPiece } from './createPiece.tsx';
export { createProvider, type ProviderProps } from './createProvider.tsx';
export { ConsentGate, type ConsentGateProps, type GateProps, SignedIn, SignedOut } from './gates.tsx';
export { type AuthStatus, type ConsentStatus, useAuth, useConsent, useShellState, useTravelShell } from './hooks.ts';
