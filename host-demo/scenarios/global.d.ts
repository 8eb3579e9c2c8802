import type { TravelShell } from '../../packages/loader/src/TravelShell.ts';

declare global {
  interface Window {
    travelShell?: TravelShell;
  }
}
