export { createPiece } from './createPiece.tsx';
export { createProvider, type ProviderProps } from './createProvider.tsx';
export { useAuth, useShellState, useTravelShell } from './hooks.ts';
