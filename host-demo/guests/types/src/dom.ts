import { startTravelShell, type TravelHeaderElement } from '@travel-shell/elements';
import { authState } from '@travel-shell/elements/store';

export async function start(): Promise<void> {
  const shell = startTravelShell({ apiBase: 'https://shell.example.com' });
  await shell.load('travel-header');
  const header: TravelHeaderElement = document.createElement('travel-header');
  header.visibleItems = 3;
  // @ts-expect-error It is a number.
  header.visibleItems = 'three';
  authState.subscribe(() => console.log(authState.get().status));
}
