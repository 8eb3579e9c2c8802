export type { ShellConfig } from '@travel-shell/core';
export type { SignInRequest, SignInResult, TravelShell } from '@travel-shell/loader/TravelShell';
export { createShell } from './createShell.ts';
export type { ShellParts } from './ShellParts.ts';
