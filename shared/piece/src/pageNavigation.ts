import { ownGlobal } from '@travel-shell/core/ownGlobal';

/** The browser's Navigation API, if it has one that no variable or element of the page has taken the name of. */
export function pageNavigation(): Navigation | undefined {
  const found = ownGlobal<Navigation>('navigation');
  return found instanceof EventTarget && typeof found.navigate === 'function' ? found : undefined;
}
