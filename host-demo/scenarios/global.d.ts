import type { TravelShell } from '@travel-shell/loader/TravelShell';

declare global {
  interface Window {
    travelShell?: TravelShell;
  }
}
