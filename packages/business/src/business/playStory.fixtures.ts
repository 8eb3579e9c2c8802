/** For stories: what the screens of one visitor are played with. */
import type { AuthState } from '@travel-shell/contract';
import type { ShellConfig } from '@travel-shell/core';
import { waitFor } from 'storybook/test';
import { memberOf } from './Business.fixtures.ts';
import { BackEnd, SITE } from './testPage.ts';

/**
 * @param change what the back end has, beside the usual
 * @param site what is configured, beside the usual
 */
export const play = (
  page: string,
  auth: AuthState,
  change: (backEnd: BackEnd) => void = () => {},
  site: Partial<ShellConfig> = {},
) => ({
  args: { page, ...(auth.loggedInSession && { member: memberOf(auth) }) },
  parameters: { auth: auth.loggedInSession ? auth : 'signedOut' },
  beforeEach: () => {
    const backEnd = new BackEnd(auth, { ...SITE, ...site });
    change(backEnd);
    return () => backEnd.endWithAnswers();
  },
});

/** The screen's root, once this is in it. */
export function find<E extends HTMLElement>(canvas: HTMLElement, selector: string): Promise<E> {
  return waitFor(() => {
    const found = canvas.querySelector('travel-business')?.shadowRoot?.querySelector<E>(selector);
    if (!found) throw new Error(`There is no ${selector} yet.`);
    return found;
  });
}
