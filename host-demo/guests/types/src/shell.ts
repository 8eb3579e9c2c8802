// The calls of travelShell know the names of states, events and tags, and what belongs to each.
import type { TravelShell } from '@travel-shell/elements';

export function use(shell: TravelShell): void {
  shell.subscribe('auth', (auth) => {
    const name: string | null | undefined = auth.status === 'signedIn' ? auth.state?.userInfoState.accountName : null;
    console.log(name);
  });
  shell.subscribe('cookieConsent', (consent) => {
    if (consent.status === 'ready') console.log(consent.data.acceptedCategories.length);
  });
  shell.subscribe('headerOffset', (offset) => console.log(offset.toFixed()));
  // @ts-expect-error There is no such state.
  shell.subscribe('basket', console.log);
  // @ts-expect-error There is no such state.
  shell.get('basket');
  const auth = shell.get('auth');
  if (auth.status === 'signedOut') console.log('signed out');

  shell.on('travel-sign-in-closed', ({ detail }) => console.log(detail.signedIn, detail.resultId?.length));
  // @ts-expect-error There is no such event.
  shell.on('travel-menu-toggled', console.log);
  // @ts-expect-error The detail has no such field.
  shell.on('travel-menu-toggle', ({ detail }) => console.log(detail.isOpen));

  void shell.load('travel-nav-drawer').then(() => shell.ready('travel-nav-drawer'));
  // @ts-expect-error There is no such piece.
  void shell.load('travel-navdrawer');
}

// On a page with loader.js: absent until that has run, so a page asks, or queues its call.
// @ts-expect-error It may be absent.
window.travelShell.on('travel-sign-out', console.log);
window.travelShell?.on('travel-sign-out', () => console.log('signed out'));
// biome-ignore lint/suspicious/noAssignInExpressions: as the documentation of the host API has it.
(window.travelShell ||= [] as never).push((shell) => void shell.openSignIn({ reason: 'sign-in' }));
// @ts-expect-error A reason is needed.
void travelShell?.openSignIn({});

// A piece of the page's own counts once it is declared.
declare global {
  interface HTMLElementTagNameMap {
    'travel-weather': HTMLElement;
  }
}
void window.travelShell?.load('travel-weather');
