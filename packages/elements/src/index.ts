export type { ShellConfig } from '@travel-shell/core';
export type {
  PieceEvent,
  PieceEventName,
  PieceTag,
  SignInRequest,
  SignInResult,
  TravelShell,
} from '@travel-shell/loader/TravelShell';
export type { ShellEventMap } from '@travel-shell/store';
export { createShell } from './createShell.ts';
export type { ShellParts } from './ShellParts.ts';
